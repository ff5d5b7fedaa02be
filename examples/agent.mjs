// A bot for `motherlode --bots "exec:node examples/agent.mjs"`: takes the first legal action. Needs only Node.
import { createInterface } from "node:readline";

let question = null;
const send = (message) => process.stdout.write(JSON.stringify(message) + "\n");

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") send({ type: "ready", protocol: 1, name: "first" });
  if (message.type === "choose" || message.type === "next") question = message;
  if (["choose", "next", "refused"].includes(message.type)) {
    send({ type: "move", match: question.match, actions: [question.legal[0].id] });
  }
  if (message.type === "quit") process.exit(0);
});
