/** The hold before a deal is sent, for the summary beside each step. */
export const NOT_HELD = {
  title: 'It is not held yet',
  text: 'Anybody can still reserve it. It is yours to decide on once you have sent the deal.',
}
