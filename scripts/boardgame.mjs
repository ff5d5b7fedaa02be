/** What a move costs boardgame.io's server, in memory: to be set beside `scripts/compare_servers.py`.
 *
 * `npm install --prefix FOLDER boardgame.io@0.50.2 koa-compose@4.1.0 socket.io-client@4`, then
 * `node scripts/boardgame.mjs FOLDER [--matches 50] [--warm 45] [--seconds 12]` prints one JSON object (Linux).
 *
 * The game is about as large as Thebes for two, and was written for this: seats on a track of weeks, four open cards of 75,
 * digs that draw from five bags, points counted again after each move. Each match has a socket per seat; a seat moves as
 * soon as both have the state, and a new match begins after each end. Node goes on compiling for long: hence the warm-up.
 */
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: "string", default: "50" },
    warm: { type: "string", default: "45" },
    seconds: { type: "string", default: "12" },
    serve: { type: "boolean", default: false },
  },
});
const load = createRequire(resolve(positionals[0] ?? ".", "here.js"));

const PLACES = 12;
const SITES = 5;
const END = 120;
const CARDS = Array.from({ length: 75 }, (_, id) => ({
  id,
  place: id % PLACES,
  weeks: 1 + (id % 6),
  kind: ["book", "book", "general", "rumour", "shovel", "congress"][id % 6],
  site: id % SITES,
  value: 1 + (id % 3),
}));
const WHEEL = (knowledge, weeks) => Math.min(10, Math.floor((knowledge * weeks) / 4) + 1);

const player = () => ({
  week: 0,
  place: 0,
  books: Array(SITES).fill(0),
  general: 0,
  rumours: Array(SITES).fill(0),
  shovels: 0,
  congresses: 0,
  cards: [],
  finds: [],
  permissions: Array(SITES).fill(true),
  points: {},
});

function setup({ random }) {
  const deck = random.Shuffle(CARDS.map(({ id }) => id));
  const bags = Array.from({ length: SITES }, () => Array.from({ length: 34 }, (_, id) => (id < 18 ? 1 + (id % 7) : 0)));
  return { display: deck.splice(0, 4), deck, discard: [], bags, players: [player(), player()] };
}

const distance = (from, to) => Math.min(Math.abs(from - to), PLACES - Math.abs(from - to));

function travel(own, place, weeks) {
  const before = own.week;
  own.week += distance(own.place, place) + weeks;
  own.place = place;
  if (Math.floor(before / 52) !== Math.floor(own.week / 52)) own.permissions.fill(true);
}

function refill(G, random) {
  while (G.display.length < 4 && G.deck.length + G.discard.length) {
    if (!G.deck.length) G.deck = random.Shuffle(G.discard.splice(0));
    G.display.push(G.deck.pop());
  }
}

function count(G) {
  const most = Array.from({ length: SITES }, (_, site) => Math.max(...G.players.map(({ books }) => books[site])));
  for (const own of G.players) {
    own.points = {
      finds: own.finds.reduce((sum, { value }) => sum + value, 0),
      congresses: (own.congresses * (own.congresses + 1)) / 2,
      majorities: own.books.reduce((sum, books, site) => sum + (books && books === most[site] ? 5 : 0), 0),
    };
  }
}

function take({ G, playerID, random }, slot) {
  const own = G.players[playerID];
  const card = CARDS[G.display[slot]];
  if (!card || own.week + distance(own.place, card.place) + card.weeks > END) return "INVALID_MOVE";
  travel(own, card.place, card.weeks);
  G.display.splice(slot, 1);
  own.cards.push(card.id);
  if (card.kind === "book") own.books[card.site] += card.value;
  else if (card.kind === "general") own.general += card.value;
  else if (card.kind === "rumour") own.rumours[card.site] += 1;
  else if (card.kind === "shovel") own.shovels += 1;
  else own.congresses += 1;
  refill(G, random);
  count(G);
}

function dig({ G, playerID, random }, site, weeks) {
  const own = G.players[playerID];
  if (!own.permissions[site] || !own.books[site] || own.week + distance(own.place, site) + weeks > END) return "INVALID_MOVE";
  travel(own, site, weeks);
  own.permissions[site] = false;
  const knowledge = own.books[site] + Math.min(own.general, own.books[site]) + 2 * own.rumours[site];
  own.rumours[site] = 0;
  for (let left = WHEEL(knowledge, weeks) + own.shovels; left && G.bags[site].length; left -= 1) {
    const [value] = G.bags[site].splice(random.Die(G.bags[site].length) - 1, 1);
    if (value) own.finds.push({ site, value });
  }
  count(G);
}

function pass({ G, playerID }) {
  G.players[playerID].week = END;
}

/** Who is behind on the track acts; at equal weeks the first. */
const next = ({ G }) => (G.players[0].week <= G.players[1].week ? 0 : 1);

const GAME = {
  name: "dig",
  setup,
  moves: { take, dig, pass },
  turn: { minMoves: 1, maxMoves: 1, order: { first: next, next } },
  playerView: ({ G: { deck, bags, ...G } }) => ({ ...G, deck: deck.length, bags: bags.map((bag) => [...bag].sort()) }),
  endIf: ({ G }) => G.players.every(({ week }) => week >= END) || undefined,
};

/** A move that is possible: a dig with some knowledge, else the cheapest card, else a pass. */
function choice({ display, players }, seat) {
  const own = players[seat];
  const reach = (place, weeks) => own.week + distance(own.place, place) + weeks <= END;
  const site = own.books.findIndex((books, place) => books > 2 && own.permissions[place] && reach(place, 3));
  if (site >= 0) return ["dig", [site, 3]];
  const slots = display.map((_, slot) => slot).filter((slot) => reach(CARDS[display[slot]].place, CARDS[display[slot]].weeks));
  return slots.length ? ["take", [slots[0]]] : ["pass", []];
}

async function serve() {
  const { Server } = load("boardgame.io/server");
  const { appServer } = await Server({ games: [GAME], origins: ["*"] }).run(0);
  process.send(appServer.address().port);
}

class Match {
  /** Both seats of one match after the other. */
  constructor(address, connect, figures) {
    this.address = address;
    this.connect = connect;
    this.figures = figures;
  }

  async begin() {
    const created = await fetch(`${this.address}/games/dig/create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ numPlayers: 2 }),
    });
    this.id = (await created.json()).matchID;
    this.states = [null, null];
    this.sockets?.forEach((socket) => socket.disconnect());
    this.sockets = [0, 1].map((seat) => {
      const socket = this.connect(`${this.address}/dig`, { transports: ["websocket"], forceNew: true });
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, 2));
      socket.on("sync", (id, { state }) => this.see(id, seat, state));
      socket.on("update", (id, state) => this.see(id, seat, state));
      return socket;
    });
  }

  see(id, seat, state) {
    if (id !== this.id) return;
    this.states[seat] = state;
    if (this.states[0]?._stateID !== this.states[1]?._stateID) return;
    if (state._stateID > 0) this.figures.note(performance.now() - this.sent);
    if (state.ctx.gameover) void this.begin();
    else this.move(state);
  }

  move({ G, ctx, _stateID }) {
    const seat = ctx.currentPlayer;
    const [type, args] = choice(G, seat);
    this.sent = performance.now();
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload: { type, args, playerID: seat } }, _stateID, this.id, seat);
  }
}

class Figures {
  times = [];
  note(time) {
    this.times.push(time);
  }
}

/** What a process has used of its core, in milliseconds, by the system's own books. */
function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

async function play() {
  const { io } = load("socket.io-client");
  const server = fork(fileURLToPath(import.meta.url), [...positionals, "--serve"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  process.on("exit", () => server.kill());
  const port = await new Promise((done) => server.once("message", done));
  const figures = new Figures();
  const matches = Array.from({ length: Number(values.matches) }, () => new Match(`http://127.0.0.1:${port}`, io, figures));
  await Promise.all(matches.map((match) => match.begin()));
  await sleep(Number(values.warm));
  figures.times = [];
  const [began, before] = [performance.now(), used(server.pid)];
  await sleep(Number(values.seconds));
  const times = figures.times.sort((one, other) => one - other);
  const seconds = (performance.now() - began) / 1000;
  const at = (part) => Number(times[Math.floor(times.length * part)].toFixed(2));
  console.log(
    JSON.stringify({
      version: "boardgame.io",
      moves: times.length,
      moves_per_second: Number((times.length / seconds).toFixed(1)),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      server_cpu_ms_per_move: Number(((used(server.pid) - before) / times.length).toFixed(3)),
    }),
  );
  process.exit(0);
}

await (values.serve ? serve() : play());
