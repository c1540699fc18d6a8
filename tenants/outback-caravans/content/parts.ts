/** What comes over the counter of the parts shed most, with its price; `tools/demo-stock/drawings` has one for each name. */
export const PARTS = [
  'Solar panel, 200 watt | $680 fitted | solar-panel',
  'Roll-out awning, four metres | $1,490 fitted | roll-out-awning',
  'Roof hatch with fan | $390 fitted | roof-hatch',
  'Jockey wheel, ten inch | $149 | jockey-wheel',
  'Water pump, 12 volt | $165 | water-pump',
  'Kitchen tap, fold-down | $129 | kitchen-tap',
  'Wheel bearing kit | $64 | wheel-bearing-kit',
  'Hatch seal, by the metre | $18 | hatch-seal',
].map((line) => line.replace(/[\w-]+$/, '/media/assets/outback-caravans/accessories/$&.svg'))
