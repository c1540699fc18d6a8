import type { Voice } from './types'
import { near, use, WHO } from './westside.use'
import {
  bothKeys,
  burns,
  canBeHeld,
  isAvailable,
  isDriveAway,
  isElectric,
  isUsed,
  older,
  owned,
  stamped,
} from './when'

const complete = stamped('Complete')

export const westside: Voice = {
  checks: 6,
  used_for: new Set([
    'SUV',
    'Ute',
    '4WD',
    'Hatch',
    'Sedan',
    'Wagon',
    'Van',
    'Coupe',
    'Convertible',
    'People Mover',
  ]),
  near,
  oneOwner: [
    `One owner, ${WHO} in {suburb}.`,
    `One owner from new: ${WHO}, {km}[, no drama|, no smoking|, one parking spot|].`,
    [
      'One owner, both keys, and [every receipt since {suburb}|a folder from {suburb}|the book stamped in {suburb}].',
      bothKeys,
    ],
    ['Ex-lease, one driver out of {suburb}, logged [from day one|weekly|by the trip].', older(3)],
    'First owner put {km} on it and [traded up|went electric|moved interstate|bought a bike|wanted less car|wanted more car] with us.',
    `Bought new by ${WHO}, sold to us by the same person.`,
    'Single owner. [Parked off the street|Garaged|Kept under a carport|Parked behind a gate] in {suburb}.',
  ],
  owners: [
    [`Two owners. The last was ${WHO} in {suburb}.`, owned(2)],
    [
      'Two owners, {km}, [one city|one postcode apart|one river between them|the same mechanic throughout].',
      owned(2),
    ],
    ['Second owner [did most of the {km}|kept it longest|was the fussy one].', owned(2)],
    [`Three owners, the last ${WHO} from {suburb}.`, owned(3)],
    ['Three owners and {km} between them.', owned(3)],
    `Traded with us by ${WHO} in {suburb}.`,
    `Bought at [the kitchen table|the front gate|the driveway|the footy ground|a cafe table] in {suburb}, not at auction.`,
    'Came out of {suburb} with {km} on it and [no story to hide|a spotless cabin|a full glovebox of receipts|good tyres].',
    `Came from ${WHO} who [upsized|downsized|moved to {suburb}|now cycles|bought a van|got a work car].`,
  ],
  use,
  service: [
    'Serviced before sale at {last_km}, [sheet in the glovebox|sheet on request|oil, filters and fluid|next one at {next_km}].',
    ['Full dealer history to {last_km}.', complete],
    ['Book complete, {last_km} the [last|latest|most recent] stamp.', complete],
    [
      'History is complete but for one stamp. [Priced for it|Told up front|We rang about it], {km} on the clock.',
      stamped('Complete but for one stamp'),
    ],
    [
      'Log book up to date, receipts [for the rest|in order|in a bulldog clip|in the sleeve], last at {last_km}.',
      stamped('Up to date'),
    ],
    'Next service due at {next_km}.',
    [
      'Books are gone. We serviced it at {last_km} and [wrote down what we did|started a new one|priced it in].',
      stamped(null),
    ],
    'Nothing due until {next_km}. [Fluids are new|Filters are new|Plates and fluids done|Wipers new too].',
  ],
  condition: [
    'Pads {pads} mm front, {pads_rear} rear[, rotors true|, rotors fine|, no squeal|].',
    'Tyres [at|measure|read] {front} mm front and {rear} mm rear[, a matched set|, even wear|, no plugs|].',
    [
      'Battery tested at {health}% health[, report attached|, on our tester|, report in the glovebox|].',
      isElectric,
    ],
    [
      'No smoke, no rattles, no lights, [cold start filmed|cold start at {volts} V|started cold for you to see|{km} or not].',
      burns,
    ],
    'Air con blows {vent} degrees[, checked hot|, measured|, at idle|, fan on two].',
    'Paint reads {paint} microns[, so no filler|, all panels|, factory numbers|, nothing hidden].',
    '12-volt battery at {volts} V[, load-tested|, starts first go|, replaced if it drops|].',
    '[Glass|Windscreen|Every window] clean, {colour} paint [clean|even|polished|glossy], carpet clean.',
    'PPSR clear, roadworthy done at {km}.',
    'Alignment [done|set|checked] at {last_km}, tracks straight.',
    'Interior: [never smoked in|no smells|no tears|nothing sticky|dry underfoot], [seats firm|wheel unworn|switches crisp|headlining tight].',
    'Gearbox [shifts clean|takes up clean|quiet], diffs quiet, mounts [sound|fine|tight].',
  ],
  facts: [
    'Has {kit}.',
    '{badge} spec: {kit}.',
    'On it: {kit}.',
    ['{litres} {fuel}, {economy} [combined|on the label|claimed].', burns],
    ['{torque} through a {gearbox} box.', burns],
    '{length} long, {width} wide. [Measure your space.|Measure twice.|It fits.|Fits most car spaces.]',
    '[Colour is|Painted|Finished in] {colour}[, not a wrap|, original paint|, no fade|].',
    ['{seats} seats, {doors} doors, {colour}, [ready|detailed|polished|washed weekly].', isAvailable],
  ],
  marks: {
    kerb: [
      'Kerb rash on one front wheel[, {size} cm|, about {size} cm of it|, {size} cm, ring it with your thumb].',
      'One front wheel met a kerb[ in {suburb}|, {size} cm of it|: {size} cm].',
    ],
    chip: [
      'Stone chips [up front|on the nose|on the leading edge], biggest {size} mm, none rusty.',
      'Stone chips from [the freeway|the ring road|following trucks|the highway], [touched in|left alone], {size} mm at most.',
      'Some stone chips {where}. [Photographed.|Dotted in the photos.|See the photo.|Shown.] {size} mm the largest.',
    ],
    scuff: [
      'Scuff on the front bar, {size} cm, [not repaired|left as is|priced in].',
      'Front bar has a {size} cm scuff[, car park by the look|, bollard height|].',
    ],
  },
  clean: [
    'No marks worth a dot[ on the {colour}|, and we carry a torch|, in daylight or under lights|].',
    'Walked around [twice|three times|with a torch|in the rain]: no marks on the {colour}.',
    'No scuffs, no chips, no dents[ at {km}|, wheels included|, mirrors included|, doors included].',
    '{colour} and [unmarked|straight|even down both sides].',
    'Wheels [unmarked|clean of kerbs|straight], panels [straight|even|true].',
    'We looked for a mark for [ten minutes|a coffee’s worth|half an hour] and [gave up|found dust|found none].',
  ],
  towing: [
    'Tows {tow} braked[. Read your trailer’s plate first.|, if your trailer’s plate agrees.| on the book.|, ball and plug permitting.]',
    'Rated for {tow} braked. [The plate on your trailer decides.|Weigh yours first.|Ask us about the ball.]',
    '{model} towing limit: {tow}, braked.',
  ],
  isNew: [
    'New {model}. In the {city} yard. [Full warranty.|Warranty starts with you.|Sit in it.]',
    'New {badge} in stock at {city}, [not a pre-order|no waiting list|keys in the drawer].',
    [
      'New, unregistered until you sign. {model} {badge}, drive away [as priced|at the figure above|on that number].',
      isDriveAway,
    ],
    'New {colour} {model}, [plastic still on the screen|delivery kilometres only|built and here].',
  ],
  coming: [
    'New {model}, on order, not here yet. Ask for the date and [we tell you what the maker tells us|we pass on the maker’s].',
    'New {colour} {model}. On the ship. [Put your name on it.|We ring when it lands.|Ask which port.]',
  ],
  demo: [
    'Demonstrator from {city}. [Test drives only|Errands and test drives|Lunch runs and test drives], {km}.',
    ['Ex-demo, {km}, registered, run in, [discounted|priced under new].', isDriveAway],
    'Company demonstrator with {km}. [Short trips, fussy drivers.|One driver, one garage.|Washed every week.]',
    '{km} of showing people the {model}. Sold with the rest of its new-car warranty.',
  ],
  close: [
    [
      'Hold [it|this {model}] for $200 and [sleep on it|think it over|ring your mechanic|measure the garage].',
      canBeHeld,
    ],
    [
      '[Any of our six yards|The nearest of our six yards|Whichever of our yards is yours] can have this {model} in five days[. Ask.|. Just say.|.]',
      isAvailable,
    ],
    'Ring from {city} station. We pick you up.',
    ['Refundable hold[, no questions|, card or phone|, {model} off sale while you think|].', canBeHeld],
    'Delivery [to {suburb}|interstate|to your door] quoted to the dollar before you decide.',
    [
      '48 hours [and 200 km to change your mind|to bring the {model} back] after you [drive off|collect|take the keys].',
      isUsed,
    ],
    [
      '[Ask for|We send] [the {model} on video|a cold start on video|a walkaround by phone] [from {city}|before you travel].',
      isAvailable,
    ],
    '[Bring|Send] your mechanic to {city}. [Hoist is free.|We lend the hoist.|Coffee is ours.]',
    'Trade-in priced [on the spot|in writing|while you drive it] at {city}.',
    'Priced where [it sells|the {suburb} ones sell|we would buy it]. [No haggle needed.|See the market note.|Compare it.]',
  ],
}
