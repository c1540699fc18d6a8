export const MESSAGE_MAX = 4000
