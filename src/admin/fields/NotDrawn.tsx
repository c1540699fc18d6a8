/** For a field that the screen shows in words elsewhere. A condition would hide it too, but make its column nullable. */
export const NotDrawn = () => null
