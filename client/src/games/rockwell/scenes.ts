export const scenes = {};
