/** Loaded with the first picture: its library is 17 MB of native code, and a process starts without it. */
export const loadSharp = async () => (await import('sharp')).default
