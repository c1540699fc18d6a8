import type { Voice } from './types'
import {
  all,
  at,
  bothKeys,
  burns,
  driven,
  has,
  isDriveAway,
  isElectric,
  isUsed,
  not,
  of,
  older,
  onFourWheels,
  owned,
  seats,
  stamped,
} from './when'

const toyota = of('Toyota')
const maroochydore = at('harbour-maroochydore')
const isHere = ({ status }: { status?: string | null }) => status === 'in_stock'
const WHO =
  '[a school principal|a marine mechanic|two teachers|a family of five|a retired couple|a surf coach|a nurse|a vet|a builder|a florist|a bookshop owner|a lifeguard]'

export const harbour: Voice = {
  checks: 5,
  used_for: new Set(['SUV', 'Ute', '4WD', 'Hatch', 'Sedan', 'Van', 'Coupe', 'People Mover']),
  near: {
    Maroochydore: ['Buderim', 'Mooloolaba', 'Alexandra Headland', 'Bli Bli', 'Coolum', 'Nambour', 'Kuluin'],
    Noosaville: ['Tewantin', 'Sunshine Beach', 'Peregian', 'Cooroy', 'Pomona', 'Noosa Heads', 'Eumundi'],
    Caloundra: [
      'Pelican Waters',
      'Kings Beach',
      'Golden Beach',
      'Beerwah',
      'Kawana',
      'Landsborough',
      'Glass House',
    ],
  },
  oneOwner: [
    ['One owner from new, bought and serviced [here|with us|at this counter], {km} later.', toyota],
    [
      'One local owner in {suburb}, who handed us both keys and [both books|the whole folder|every receipt].',
      bothKeys,
    ],
    `A single owner, ${WHO} in {suburb}, [and it shows|who kept it well|who washed it on Sundays].`,
    'Came to us from its first owner in {suburb}, who moved up to [a bigger one|seven seats|a ute|a hybrid].',
    `Bought new by ${WHO} and driven {km} since[, all of it by them|, most of it to {suburb}|].`,
    'One owner and one garage in {suburb}[, out of the salt|, a street back from the beach|, under cover].',
  ],
  owners: [
    [
      'Two owners, the second one in {suburb} [for most of its life|and hard to part from it|the longer of the two].',
      owned(2),
    ],
    [`Two owners. We know the last: ${WHO} from {suburb}.`, owned(2)],
    ['Three owners along the Coast, the last in {suburb}.', owned(3)],
    `Traded in by ${WHO} in {suburb}[, who drove home in another of ours|, for something newer|].`,
    [
      'We sold this one used [some years ago|once before] and were glad to see it again[ at {km}|, still tidy|].',
      older(5),
    ],
    'Bought from its owner in {suburb} without a trade, so we know [the story|where it slept|what it did].',
    `It came from ${WHO} in {suburb} with [one car too many|a boat to pay for|a move to Brisbane ahead].`,
  ],
  use: {
    SUV: [
      'It spent its weeks on the [school|kindy|Nambour|hospital] run and its weekends at [the beach|Kings Beach|Peregian|the river].',
      'Room for [two boards|a cello|three wetsuits|a week at Rainbow] inside and the dog besides.',
      'Easy to park at {suburb} and happy on the highway to Brisbane.',
      'At {length} it fits [a unit car space|between the poles at {suburb}|the short bays], with room to open a door.',
      'The boot is [sand-free|clean to the corners|lined and dry], which took us [an hour|a morning|two goes].',
    ],
    Ute: [
      'It has carried [tools|plants|tiles|surfboards] in the week and [a tinny|a kayak|the dogs|bikes] on Sundays.',
      ['The tub is straight and what it towed was mostly [jet skis|a tinny|a box trailer].', has('Tow bar')],
      [
        'A working life, but a looked-after one: {km} for [one builder|a landscaper|a pool shop].',
        driven(60_000),
      ],
      '{torque} of torque, which [a loaded tray|the Buderim hill|the boat ramp at {suburb}] hardly notices.',
      'Worked out of {suburb}, [washed on Fridays|garaged at night|never left on site].',
    ],
    '4WD': [
      [
        'It has been to [Double Island Point|Teewah|Inskip|the Noosa North Shore] and back, washed underneath every time.',
        onFourWheels,
      ],
      ['Set up for towing and still quiet at 110[, {km} on|].', has('Tow bar')],
      [
        'Equal parts [school car park|{suburb} traffic|driveway] and [Cooloola sand|forest track|beach].',
        onFourWheels,
      ],
      [
        'Third row is [hardly used|clean as new|still stiff], the other two have [earned their keep|carried wetsuits].',
        seats(7),
      ],
    ],
    Hatch: [
      'A first car, a second car, or the sensible one[ for {suburb}|, {colour} and cheerful|].',
      ['Small outside, honest inside, and it drinks [very little|{economy}].', burns],
      'Parks anywhere on [Mooloolaba Esplanade|Hastings Street|Bulcock Street|the {suburb} foreshore].',
      'It knows the way from {suburb} to [uni|work|the shops|the surf club] by itself by now.',
    ],
    Sedan: [
      ['{km}, easily made, most of them on the Bruce.', driven(30_000)],
      'A quiet car with a [large|deep|dry] boot[ and {length} of road presence|, kept in {suburb}|].',
      'Comfortable for four adults and their bags to [the airport|Brisbane|Bundaberg].',
      'It went to [bowls|church|choir|bridge] in {suburb} and came home at the limit.',
    ],
    Van: [
      'Cargo floor is [lined and dry|ply and square], doors slide as they should.',
      ['It has earned its keep around {suburb} and has plenty left.', driven(60_000)],
      'Delivered [flowers|bread|boards|linen] from {suburb}, slowly and on time.',
    ],
    Coupe: [
      '[Sunday mornings|Early mornings] over [the range|Montville|Maleny], not a track in sight.',
      'Driven for the fun of it and garaged in {suburb} between times.',
    ],
    'People Mover': [
      'Seats [the whole team|the grandparents too|a netball side] and still takes the bags.',
      'Three rows that adults can use, {seats} seats in all.',
    ],
  },
  service: [
    [
      'Every service stamp is on time, the last one at {last_km} in our own workshop.',
      all(toyota, stamped('Complete')),
    ],
    [
      'The service book is complete to {last_km}. [We have just done the next one as well.|Nothing is owed until {next_km}.]',
      stamped('Complete'),
    ],
    'Serviced at {last_km} before it went on sale, with new [wipers|cabin filter|brake fluid|coolant] and [a cabin filter|a wheel balance|a key battery|an oil filter].',
    [
      'Full history in the book, including the paperwork for [the tyres|the battery|the windscreen].',
      stamped('Complete'),
    ],
    [
      'One stamp is missing from the book, and [we say so|it is in the price|the receipts explain it]: the rest run to {last_km}.',
      stamped('Complete but for one stamp'),
    ],
    ['The log book is up to date, the last entry at {last_km}.', stamped('Up to date')],
    'The next service is at {next_km}[, and we can book it now|, a good way off|].',
    [
      'The book did not come with it, so we serviced it at {last_km} and [began a new one|wrote it all down].',
      stamped(null),
    ],
  ],
  condition: [
    'Tyres have {front} mm in front and {rear} behind[, brakes {pads} mm|, all one brand|].',
    'Brakes at {pads} mm in front and {pads_rear} behind.',
    'Paint is tidy, glass [has no chips|is clear], and the cabin smells of [nothing|very little|clean carpet].',
    [
      'Two keys, [both books|the book and the spare wheel tool|a full set of mats], clear PPSR[ at {km}|].',
      bothKeys,
    ],
    'Wheels balanced, alignment checked at {last_km}, spare as new.',
    'Air conditioning blows {vent} degrees, [every switch does what it says|which you will want here|on the hottest setting outside].',
    'Our gauge reads {paint} microns of paint[, the maker’s own|, panel after panel|].',
    ['The battery holds {health}% of what it did new[, report on request|].', isElectric],
    'The {colour} paint [has kept its shine|polished up well|is even from door to door].',
    'No salt underneath: we [looked with a torch|put it on the hoist|washed it and looked again] at {km}.',
    'Starts at {volts} volts and [idles evenly|wakes at once|settles quickly].',
  ],
  facts: [
    'Fitted to this {badge}: {kit}.',
    'Among its equipment: {kit}.',
    'On it, [all working|as photographed|from the factory]: {kit}.',
    ['{litres} {fuel}, {economy} on the label[, about that on the Bruce|].', burns],
    '{length} long and {width} wide, so [measure the garage|it suits a single garage|it fits the unit car spaces at {suburb}].',
    '{seats} seats and {doors} doors in {colour}.',
  ],
  marks: {
    kerb: [
      'There is a kerb mark on one front wheel, about {size} centimetres.',
      'One front wheel has touched a kerb[ in {suburb}|], {size} cm of it.',
    ],
    chip: [
      'A few stone chips {where}, the largest {size} mm, and no rust in any of them.',
      'Stone chips {where} from [the highway|the Bruce|the Peregian road], [all small|sealed|photographed]: {size} mm at most.',
      'We counted the stone chips {where}: [five|seven|nine|a dozen], none [rusty|deep], the largest {size} mm.',
      '{km} of highway left stone chips {where}, and [nothing else|no rust].',
    ],
    scuff: ['The {size} cm scuff on the front bar is [priced in|shown in the photos|left for you to see].'],
  },
  clean: [
    'We found nothing worth pointing out[ on the {colour}|, inside or out|, and we did look|].',
    'We went over it panel by panel [at {km}|in the morning sun|with a lamp] and found no mark to show you.',
    '[No dings from car parks|No trolley dings|No surf rack marks], no kerbed wheels[, and it lived in {suburb}|].',
    'The {colour} is clean all the way round.',
  ],
  towing: [
    'It may tow {tow} braked. [Read your own trailer’s plate before you rely on it.|Bring the trailer’s plate and we check it together.|Your trailer’s plate has the last word.]',
    'Rated to tow {tow} braked[, ball and plug included|], if [the plate of your trailer|your licence|your boat] agrees.',
  ],
  isNew: [
    [
      'New {model} {badge}, in stock [at {city}|at the yard]. The price includes 12 months of registration, stamp duty, CTP and delivery[ of the {model}|, all of it|].',
      isDriveAway,
    ],
    [
      'Brand new {model} and here in {city}, no waiting for a ship. [The figure above is the figure on the contract.|The price is the price.|What you read is what you sign.]',
      isDriveAway,
    ],
    'New {colour} {model}, here in the {city} yard. [Sit in it, drive it round the block, then decide.|Come and close a door.|Drive it before you believe us.]',
    'A new {badge} in {colour}, [keys on the board|washed and waiting|ready to register in your name].',
  ],
  coming: [
    'A {model} on its way to us and not yet in the yard. [Leave your number and we ring you when it lands.|We ring the first name on the list.]',
    'This {model} is built and on the water. We can put your name to it before it arrives.',
  ],
  demo: [
    'Our {city} demonstrator, registered and driven {km} by our [sales|service] team on local roads.',
    'A service loan car: [short trips, always garaged|{km}, washed weekly|school runs for customers]. Balance of new-car warranty applies[ to this {model}|].',
    [
      'Has done test drives up and down Dalton Drive and not much else[: {km}|]. Warranty runs from its first registration[, not from yours|].',
      maroochydore,
    ],
    'Our own {model} for test drives, {km}, [never smoked in|never hired out|one careful manager].',
  ],
  close: [
    ['Ask [{city}|us|the yard] for a walkaround video before you drive up.', isHere],
    [
      'Bring your own mechanic[ to {city}|], we will have it on the hoist for you.',
      all(isUsed, not(at('harbour-caloundra'))),
    ],
    ['Trade-ins valued while you have a swim [across the road|at Cotton Tree|and a coffee].', maroochydore],
    ['Live with the {model} for 48 hours. If it is wrong, [bring it back|return it|tell us].', isUsed],
    ['We can bring it to your driveway [in {suburb}|anywhere on the Coast|after hours] for a look.', isHere],
    'Trade-ins valued in writing, [whatever the make|at {city}|while you drive ours].',
    'Ask for [the {model} by its colour|its inspection sheet|the drive you want] and we have it at the door.',
    '{city} is [ten minutes from {suburb}|a short drive from {suburb}|on the way to {suburb}], if you want to see it.',
    'Finance, trade and [rego|insurance] are settled at [one desk in {city}|the same desk|one table].',
  ],
}
