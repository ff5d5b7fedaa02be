/** Which of the choices of the moment become buttons of the decision bar: at most four. */
import type { PromptFace } from "../games/board";
import type { ActionInfo, Choice } from "../protocol.gen";

const MOST = 4;

/** All if they are few; else those of the kinds that the game names, or of kinds with one choice only. What gives
 * something up comes last.
 */
export function barChoices(actions: ActionInfo[], legal: Choice[], face: PromptFace | null): Choice[] {
  const kindOf = (choice: Choice) => actions[choice.id]!.kind;
  const isSingle = (choice: Choice) => legal.filter((each) => kindOf(each) === kindOf(choice)).length === 1;
  const isNamed = (choice: Choice) => face?.buttons?.includes(kindOf(choice)) ?? isSingle(choice);
  const fitting = legal.length <= MOST ? legal : legal.filter(isNamed);
  const givesUp = (choice: Choice) => Number(face?.givesUp?.includes(kindOf(choice)) ?? false);
  return [...fitting].sort((one, other) => givesUp(one) - givesUp(other)).slice(0, MOST);
}
