export const COUNTING = 'Counting…'
