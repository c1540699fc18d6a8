/** What the workshops fit to any make, with the price of it fitted; `tools/demo-stock/drawings` has one for each name. */
export const ACCESSORIES = [
  'Rubber floor mats, set of four | $149 | rubber-floor-mats',
  'Dash camera, front and rear | $590 fitted | dash-camera',
  'Tow bar with wiring | $990 fitted | tow-bar-with-wiring',
  'Window tint, all round | $449 fitted | window-tint',
  'Roof racks | $420 fitted | roof-racks',
  'Reverse parking sensors | $380 fitted | reverse-parking-sensors',
  'Boot liner | $129 | boot-liner',
  'Seat covers, front pair | $240 fitted | seat-covers',
].map((line) => line.replace(/[\w-]+$/, '/media/assets/westside-motors/accessories/$&.svg'))
