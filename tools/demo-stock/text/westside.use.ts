/** Where Westside's cars come from and what each body was for. */
import type { Voice } from './types'
import { all, burns, driven, has, inState, older, onFourWheels, seats } from './when'

const victorian = inState('VIC')
export const WHO =
  '[a nurse|a teacher|a plumber|a sparky|a chef|a drummer|two students|a young family|a retired couple|an architect|a tram driver|a baker|a physio|a librarian|a paramedic|a bookkeeper]'

export const near: Voice['near'] = {
  Footscray: [
    'Yarraville',
    'Seddon',
    'Kingsville',
    'Maribyrnong',
    'Maidstone',
    'Spotswood',
    'Newport',
    'Altona',
  ],
  Sunshine: [
    'Braybrook',
    'St Albans',
    'Deer Park',
    'Ardeer',
    'Albion',
    'Cairnlea',
    'Keilor',
    'Avondale Heights',
  ],
  'Hoppers Crossing': [
    'Tarneit',
    'Manor Lakes',
    'Point Cook',
    'Wyndham Vale',
    'Laverton',
    'Little River',
    'Truganina',
  ],
  'Geelong West': ['Lara', 'Corio', 'Belmont', 'Highton', 'Ocean Grove', 'Leopold', 'Newtown', 'Torquay'],
  Wendouree: ['Buninyong', 'Creswick', 'Sebastopol', 'Delacombe', 'Alfredton', 'Clunes', 'Daylesford'],
  Nailsworth: ['Prospect', 'Enfield', 'Walkerville', 'Kilburn', 'Norwood', 'Semaphore', 'Unley', 'Klemzig'],
}

export const use: Voice['use'] = {
  SUV: [
    'Takes a pram [without a fight|and the shopping|and two scooters|flat, wheels on].',
    'At {length} it fits [a {suburb} laneway garage|the multistorey in {city}|a standard car space|a carport and the bins].',
    '[Bike on the back|Kayak on the roof|Dog in the back|Two cellos in the back], still fine on the [ring road|freeway|hills|highway].',
    'Sits high enough to see past [the trams|the utes|the school queue], parks like a smaller car.',
    '[Three school bags|Four helmets|A week of groceries|A flat-pack desk] behind the second row, nothing squashed.',
    'Mostly [school runs|airport runs|{suburb} to {city} and back|weekends at {suburb}].',
  ],
  Ute: [
    [
      'Tray has worked, chassis is [straight|square|measured and straight|as it left the line].',
      driven(40_000),
    ],
    [`Worked for ${WHO}. Tools rode in the canopy, not on the seats.`, has('Canopy')],
    [
      'Tow bar fitted, plug [tested|rewired by us|works], and the tub [measures up|is dented nowhere that matters|is lined].',
      has('Tow bar'),
    ],
    '{torque} of torque and a [ladder|mattress|motocross bike|fridge] fits the tray.',
    'Carried [garden waste|cabinets|a drum kit|fence panels|tiles, carefully] out of {suburb}.',
    ['[Site|Depot|Farm gate] to site and home to {suburb}, most of the {km}.', driven(60_000)],
  ],
  '4WD': [
    [
      'High Country mud in its past, [none of it left|hosed out of every rail|long gone].',
      all(victorian, onFourWheels),
    ],
    ['Low range [works. We used it in {suburb}.|engages cold and hot.|goes in first time.]', onFourWheels],
    [
      'Towed [a van|a boat|a horse float|a camper] from {suburb} [twice a year|on long weekends|for holidays].',
      all(older(3), has('Tow bar')),
    ],
    ['{seats} seats, [all belts used|three of them folded most days|third row hardly sat in].', seats(7)],
    'Bitumen for most of the {km}. [Ask to see underneath.|Underside is clean.|No sand in the carpets.]',
  ],
  Hatch: [
    'City car, {length} long. Easy to [park|turn|keep|own].',
    ['Cheap to run at {economy}, [hard to dislike|easy to insure|easy to live with].', burns],
    'Good for [L-plates|P-plates|a first job|a second car] and [long drives|short streets|the {suburb} run].',
    'Rear seats fold for [a bike|a bookcase|a surfboard|an amp], fold up for people.',
    '[Did the {suburb} commute|Lived at {suburb} station|Ran pizzas in {suburb}, politely|Went to uni and back].',
  ],
  Sedan: [
    [
      'Freeway kilometres, easy ones: {km} with [no stop-start|the cruise control on|one driver].',
      driven(30_000),
    ],
    'Quiet, quick enough, [big boot|deep boot|wide boot].',
    [
      '{tank} of fuel and {economy}: [Adelaide on a tank|Melbourne to Adelaide and some left|Mildura and back].',
      all(burns, victorian),
    ],
    '[Rideshare never, family always.|Never a taxi.|Never a rideshare.|No ride share stickers, no marks from any.] It lived in {suburb}.',
    'Boot takes [four cases|two prams|a golf bag sideways|a keyboard in its case].',
  ],
  Wagon: [
    'Boot swallows [a flat-pack wardrobe|a double bass|two dogs|three bikes with wheels off|a washing machine].',
    'A proper wagon, {length} of it. [There are not many left.|Rare on a used lot.|Hard to find.]',
    '[Dogs|Drums|Skis|Prams|Samples] from {suburb}, every week.',
  ],
  Van: [
    'Racks out, floor [sound|sealed|flat], doors [square|sliding freely|rehung and square].',
    [
      'Courier life out of {suburb}, serviced [on the dot|by the book|early] because it had to be.',
      driven(60_000),
    ],
    'Load bay is dry, lit and [ply-lined|scrubbed|tied down at eight points|free of holes].',
    ['{height} tall. [Check your car park.|Clears most car parks.|Measure your garage.]', older(0)],
    '[Flowers|Bread|Laundry|Furniture|Coffee machines] between {suburb} and {city}.',
  ],
  Coupe: [
    'Two doors, no regrets.',
    'Weekend car in {suburb}, [kept like one|under a cover|never left out].',
    '{torque} and a short list of owners.',
  ],
  Convertible: [
    'Roof up and down [in the time it takes to say so|at the lights|without a groan]. No leaks[, hose-tested|, jet-washed|, parked in the rain|, checked twice].',
    'Covered in {suburb}, driven with the roof down.',
    'Hood [re-proofed|seams whole|dry and black], rear glass clear.',
  ],
  'People Mover': [
    '{seats} seats, {seats} belts, [all click|all used|all clean], and the bags fit behind.',
    'Doors slide, third row folds, [the stains came out|the carpets came up|the cup holders are clean].',
    'Ran a [cricket side|choir|family of six|school car pool] around {suburb}.',
  ],
}
