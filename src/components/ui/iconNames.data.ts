/** The symbols of icons.svg. */
export const iconNames = [
  'alert', 'anchor', 'badge', 'bed', 'bell', 'body', 'bolt', 'calendar', 'camera', 'caravan', 'clock', 'close', 'compass',
  'directions', 'done', 'down', 'file', 'flame', 'fuel', 'gauge', 'gears', 'gift', 'hand', 'heart', 'images', 'info', 'key',
  'leaf', 'lock', 'mail', 'menu', 'money', 'next', 'palette', 'people', 'phone', 'pin', 'plus', 'prev', 'print', 'refresh',
  'right', 'ruler', 'scales', 'search', 'share', 'shield', 'sliders', 'sort', 'star', 'swap', 'tag', 'tent', 'tick', 'truck',
  'video', 'wallet', 'warning', 'weight', 'wrench',
] as const
