/** Of a field that the screen tells in words. A condition would hide it too, and make its column one that may be empty. */
export const NotDrawn = () => null
