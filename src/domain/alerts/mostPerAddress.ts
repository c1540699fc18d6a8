export const MOST_PER_ADDRESS = 20
