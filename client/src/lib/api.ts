/** The HTTP interface of the server. A refusal is thrown as `Refused`, said by `error-<kind>`. */
import type * as P from "../protocol.gen";
import type { Facts } from "./fluent";

export class Refused extends Error {
  constructor(
    readonly kind: string,
    readonly facts: Facts,
    message = kind,
  ) {
    super(message);
  }
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { kind, facts, message } = (await answer.json()) as P.ErrorInfo;
    return new Refused(kind ?? "unknown", facts ?? {}, message);
  } catch {
    return new Refused(answer.status === 429 ? "too_many" : "unknown", {}, `${answer.status} ${answer.statusText}`);
  }
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, request).catch(() => {
    throw new Refused("offline", {});
  });
  if (!answer.ok) throw await refusal(answer);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const read = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

function query(values: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

const cached = new Map<string, Promise<unknown>>();

/** What never changes while the server runs is asked for once. */
function once<T>(path: string): Promise<T> {
  const found = cached.get(path) ?? read<T>(path);
  cached.set(path, found);
  found.catch(() => cached.delete(path));
  return found as Promise<T>;
}

export const games = () => once<P.GameInfo[]>("/games");
/** Those of which new tables may be made here. */
export const offeredGames = async () => (await games()).filter((game) => game.offered);
export const house = () => once<P.HouseInfo>("/house");
export const gameData = (game: string) => once<P.GameData>(`/games/${game}`);
export const rights = () => once<P.RightsInfo>("/rights");
/** How to play, in two or three pages. */
export const shortRules = (game: string, lang: string) => once<P.ShortRulesInfo>(`/games/${game}/short/${lang}`);
export const rulebook = (game: string, lang: string) => once<P.RulebookInfo>(`/games/${game}/rules/${lang}`);

export const me = () => read<P.Me>("/me");
export const beGuest = (request: P.GuestRequest) => post<unknown>("/me/guest", request);
export const register = (request: P.RegisterRequest) => post<unknown>("/me/register", request);
export const signIn = (request: P.SignInRequest) => post<unknown>("/me/sign-in", request);
export const signOut = () => post<unknown>("/me/sign-out");
export const signOutEverywhere = () => post<unknown>("/me/sign-out-everywhere");
export const deleteAccount = (request: P.DeleteRequest) => post<unknown>("/me/delete", request);
export const shun = (request: P.ShunRequest) => post<unknown>("/me/shun", request);
export const makeToken = () => post<P.TokenInfo>("/me/token");

export const tables = (status: string, mine = false) => read<P.TableList>(`/tables${query({ status, mine: mine || undefined })}`);
/** Mine that are open, run or stand still, with the last move of each. */
export const ownTables = () => read<P.TableList>("/tables?mine=true");
export const table = (id: string, invitation = "") => read<P.TableInfo>(`/tables/${id}${query({ invitation })}`);
export const create = (request: P.CreateRequest) => post<P.TableInfo>("/tables", request);
export const sit = (id: string, request: P.SitRequest) => post<void>(`/tables/${id}/sit`, request);
export const leave = (id: string, seat: number) => post<unknown>(`/tables/${id}/leave`, { seat });
export const kick = (id: string, seat: number) => post<unknown>(`/tables/${id}/kick`, { seat });
export const seatBot = (id: string, seat: number, bot: string) => post<unknown>(`/tables/${id}/bot`, { seat, bot });
export const giveHash = (id: string, hash: string) => post<unknown>(`/tables/${id}/hash`, { hash });
export const givePart = (id: string, part: string) => post<unknown>(`/tables/${id}/part`, { part });
export const start = (id: string, request: P.StartRequest = {}) => post<unknown>(`/tables/${id}/start`, request);
export const rematch = (id: string) => post<P.TableInfo>(`/tables/${id}/rematch`);
export const log = (id: string, viewer: number, since: number) => read<P.LogPage>(`/tables/${id}/log${query({ viewer, since })}`);
export const replay = (id: string, viewer: number, since: number, most: number) =>
  read<P.ReplayPage>(`/tables/${id}/replay${query({ viewer, since, most })}`);
/** What happened after the entry `since`, as the viewer saw it then. */
export const steps = (id: string, viewer: number, since: number, most = 50) =>
  read<P.StepsPage>(`/tables/${id}/steps${query({ viewer, since, most })}`);
/** Which games I have played and which lessons I have done. */
export const learned = () => read<P.Learned>("/lessons");
export const lessons = (game: string) => read<P.LessonList>(`/lessons/${game}`);
/** Begins a lesson or goes on with it; `again` from its start. */
export const takeLesson = (game: string, lesson: string, again = false) => post<P.TableInfo>(`/lessons/${game}/${lesson}`, { again });
export const importRecord = (record: unknown) => post<P.TableInfo>("/records", record);
