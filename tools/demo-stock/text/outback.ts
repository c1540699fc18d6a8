import type { Voice } from './types'
import {
  all,
  driven,
  isAvailable,
  isVan,
  madeFor,
  not,
  older,
  onFourWheels,
  owned,
  seats,
  stamped,
} from './when'

const isCar = not(isVan)
/** Camper trailers with a tent have no real awning rail and no decals. */
const isCaravan = all(isVan, ({ simple_body }) => simple_body === 'Caravan')

export const outback: Voice = {
  checks: 4,
  used_for: new Set(['Caravan', 'Camper trailer', '4WD', 'Ute', 'SUV']),
  near: {
    Bassendean: [
      'Bunbury',
      'Dongara',
      'Mundaring',
      'Northam',
      'Busselton',
      'Toodyay',
      'Geraldton',
      'Margaret River',
      'York',
      'Kalamunda',
    ],
  },
  oneOwner: [
    'One owner, a couple from {suburb}, who kept a diary of every service and every sunset.',
    [
      'Sold new from this yard and come home again[ by way of {suburb}|], which is the best reference we know.',
      isVan,
    ],
    'One careful owner in {suburb} who rang [twice|three times] to check it was going to good people.',
    'One owner, a [geologist|schoolteacher|shearer|pharmacist|stockman|church organist] from {suburb}, [and the folder to prove it|with lists for everything].',
    'The only owner lives in {suburb} and [still sends us photos|waved it off|cried a little].',
  ],
  owners: [
    [
      'Second owner, once around the block the long way, by which we mean [Australia|the whole coast|Cairns and back].',
      owned(2),
    ],
    [
      'Traded on something with [more bunks|fewer stairs|a bigger bed]. The family [grew and the rig did not|in {suburb} grew].',
      isVan,
    ],
    ['Came to us on consignment from {suburb} and the owner is happy to take your call.', isVan],
    [
      'Two owners, both in Western Australia, [neither in a hurry|both in {suburb}, as it happens].',
      owned(2),
    ],
    ['Three owners, all of whom we have met[ at {suburb} or on the road|].', owned(3)],
    'Traded by people [from {suburb} |]we have known since their first rig.',
    'It came down from {suburb} on [its own wheels|a cold morning|the Great Northern] and needed [a wash|nothing|two globes].',
  ],
  use: {
    Caravan: [
      [
        'It has done the Gibb and the proof is [a very fine red dust behind one skirting, which we left as a souvenir|in the logbook and one cupboard hinge].',
        madeFor('Off-road'),
      ],
      [
        'Bitumen and caravan parks for the most part, with a fortnight at [Warroora|Coral Bay|Lucky Bay|Denham] every year.',
        older(3),
      ],
      'Free-camped more nights than it was plugged in, and everything aboard was chosen for that.',
      'Sleeps {berths}, and {berths} of us [lay down to check|tried it over lunch].',
      '{inside} inside: [long enough for two to pass without apology|you can swing a swag, if not a cat].',
      'It has seen [Esperance|Karijini|Exmouth|the Nullarbor|Kalbarri] at dawn, which is more than most houses have.',
    ],
    'Camper trailer': [
      'Small enough to follow a goat track, comfortable enough that nobody complains about it.',
      'Sets up in the time it takes to boil a billy. [We timed it, twice.|We boiled one to see.]',
      'At {tare} you can [turn it by hand|push it into its spot].',
      'Canvas is [sound and smells of eucalyptus|dry, zips run, poles all there].',
    ],
    '4WD': [
      'It has towed, and towed properly, with the weights on a card in the console.',
      ['Long-range country kilometres, {km} of them, which are the kindest sort.', driven(60_000)],
      [
        '[Sand at Lancelin|Mud at Walpole|Salt lakes at Hyden], corrugations on the Cape, and a good hose after [both|each].',
        onFourWheels,
      ],
      ['{seats} seats, though [the dog had two of them|the third row carried the fridge].', seats(7)],
      '{km}, most of it between {suburb} and [somewhere with no reception|the coast|the next servo].',
    ],
    Ute: [
      ['A station runabout in its youth and a tourer since[, {km} in all|].', older(5)],
      'Tools in the week, swag on the weekend[, {suburb} in between|].',
      '{torque} of torque, which is [a lot of hay|a horse float and the horse|a hill forgotten].',
    ],
  },
  service: [
    [
      'Bearings, brakes and seals done in our workshop, and Banjo has signed [the sheet|twice|in ink].',
      isVan,
    ],
    [
      'Every service is in the folder, including one done by torchlight at [Halls Creek|Fitzroy Crossing|Cue].',
      stamped('Complete'),
    ],
    'We serviced it, weighed it, and wrote [both down|the numbers on the door].',
    ['Full history, with a gas certificate from our own workshop.', all(isVan, stamped('Complete'))],
    ['Log book serviced here at {last_km}, filters and all, and Banjo has signed the sheet.', isCar],
    [
      'Serviced at {last_km}; the next is at {next_km}, [wherever you are by then|which is a few sunsets off].',
      isCar,
    ],
    [
      'Brakes wound up, bearings packed, and the breakaway [pulled|tried] in front of [witnesses|the kelpie].',
      isVan,
    ],
    ['No books came with it, so Banjo [took it apart and started one|looked harder].', stamped(null)],
  ],
  condition: [
    ['Tyres have {front} mm and match the spare.', isVan],
    [
      '{front} mm of tread in front, {rear} behind, [and a spare that has seen nothing|all of one make].',
      isCar,
    ],
    ['No water marks: we put a meter on every seam and the worst said {damp}%.', isVan],
    ['Everything that lights, pumps, flushes or charges does so.', isCaravan],
    ['It sits level, tows straight and smells of nothing at all.', isVan],
    [
      'Low range, [lockers and lights all do what they should|in and out without a word].',
      all(isCar, onFourWheels),
    ],
    ['No leaks under it after a night on clean cardboard.', isCar],
    ['The gas held {gas} kPa while we had tea.', isVan],
    ['Air conditioning makes {vent} degrees in a {suburb} noon.', isCar],
    ['Pads at {pads} mm, discs true, [handbrake holds on the ramp|pedal firm].', isCar],
    ['The safety switch trips in {trip} ms, [faster than Wayne|and we tried it with the kettle on].', isVan],
    [
      'The {colour} paint has [earned its patina honestly|polished up well|kept its temper in the sun].',
      isCar,
    ],
  ],
  facts: [
    'Aboard: {kit}.',
    'Fitted: {kit}[, none of it as an afterthought|].',
    'With it [come|comes a list]: {kit}.',
    '{tare} empty and {atm} at most, which leaves {payload} for [you|water, wine and boots|everything you think you need].',
    '{payload} of payload: [we loaded it to be sure|enough for tanks, tools and a second opinion].',
    ['{litres} {fuel}, {economy} on the label, [a little more into the wind|honest enough].', isCar],
    ['{tank} of fuel: [the long way is open|two roadhouses apart is no worry].', isCar],
  ],
  marks: {
    kerb: ['One front wheel met a kerb in {suburb}, {size} cm of it.'],
    chip: [
      'Stone marks {where}, as there should be, the largest {size} mm.',
      'Stone chips {where} from [the Great Northern|the Tanami|road trains], none [rusty|deeper than {size} mm].',
      'The stone marks {where} are [real|earned], {size} mm and no rust.',
    ],
    scuff: ['A {size} cm scuff on the front bar, from [a gate|a ghost gum] in {suburb}.'],
  },
  clean: [
    'We looked for [an hour|two cups of tea] and found nothing to tell you about.',
    'Not a mark on it that we could find, and we looked underneath as well.',
    'Clean [underneath|behind the wheels|inside every hatch], which is where we look first.',
    'No patches, no filler, no stories[ about {suburb}|].',
  ],
  towing: [
    'It may tow {tow} braked. [Your van’s plate has the last word.|Bring your van’s plate.|Check the plate on yours first.]',
    'Rated for {tow} braked, which is [most of this yard|nearly everything we sell|a tandem and its tanks].',
  ],
  isNew: [
    'New {model}, fitted out and weighed in our yard[, {tare} before you pack|], ready when you are.',
    'New, with three years of warranty and the first service here at no charge.',
    'New {badge}, sleeps {berths}, {payload} of payload, and [nobody has cooked in it yet|the fridge is still taped shut].',
  ],
  coming: ['On order and not yet in the yard. We weigh it when it lands, and ring you with the numbers.'],
  demo: ['Our own loan rig, used for handover lessons and one very pleasant week at Kalbarri.'],
  close: [
    'Handover is an hour on dirt with Wayne[, {suburb} people welcome|, longer if you ask|].',
    ['Bring your tow car and we will tell you honestly if they suit each other.', isVan],
    ['Come for the van, stay for a cup of tea[ or two|].', isVan],
    ['Bring your van and we will weigh the two of them together[, free|].', isCar],
    [
      'We deliver [anywhere a truck will go|to {suburb}|past {suburb}], and meet you halfway [anywhere it will not|otherwise].',
      isAvailable,
    ],
    'Ask Wayne [what he would change about it|where it leaks, and he will say nowhere|for the long version].',
    'The kettle is on [most days|whenever the gate is open|before you ask], and nobody will chase you round it.',
  ],
}
