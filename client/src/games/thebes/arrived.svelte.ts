/** The line of the log whose token has landed, though the director still tells it: the total is counted under it. */
export const arrived = $state({ number: -1 });
