import { lifeOf } from '../life'

export const life = lifeOf('car', {
  leads: 150,
  forms: {
    ...{ enquiry: 34, 'test-drive': 15, service: 27, finance: 6, offer: 4, quote: 5, photos: 2 },
    ...{ 'trade-in': 5, sell: 3, parts: 3, general: 1, callback: 1, careers: 1, feedback: 1, fleet: 1 },
  },
  landline: '(07) 7010',
  postcodes: ['4557', '4558', '4566', '4551', '4556', '4570', '4575', '4000'],
  plate: '000AA0',
  sender: 'Coastline DMS',
  asks: [
    {
      form: 'enquiry',
      says: 'Is the {model} still there? I can get to {place} on {day}.',
      answer:
        'Hi {first},\n\nYes, the {car} is here, stock number {stock}. It is {price}. {day} suits us: tell me roughly when, and I will have it at the front with its papers.\n\n{me}',
      note: 'Coming {day}. Put it at the front.',
    },
    {
      form: 'enquiry',
      says: 'Could I see the service book of the {model} before I drive up from Brisbane?',
      answer:
        'Hi {first},\n\nI will scan what we hold of its book and send it this afternoon. It shows {km} today, and it is {price}.\n\n{me}',
      of: 'used',
    },
    {
      form: 'enquiry',
      says: 'My daughter is after her first car and likes the {model}. Is there anything we should know about it?',
      answer:
        'Hi {first},\n\nEvery mark we found on the {car} is on its page, with a photo. It is {price}. Bring her on {day}, and let her drive it through the roundabouts in town.\n\n{me}',
      of: 'used',
    },
    {
      form: 'enquiry',
      says: 'Do you deliver to Gympie? We are interested in the {model}.',
      answer:
        'Hi {first},\n\nWe do: one of us drives it up and gets a lift home. The {car} is {price}. Would you like a video of it first?\n\n{me}',
    },
    {
      form: 'enquiry',
      says: 'How long is the wait if I order the {model} in another colour?',
      answer:
        'Hi {first},\n\nThat depends on the ship. I will ask the factory tonight which colours have a place and write to you tomorrow. The {model} in the yard is {price}, and you could take it home this week.\n\n{me}',
      note: 'Wants white. Ask for build dates.',
      of: 'new',
    },
    {
      form: 'enquiry',
      says: 'What is the difference between the {model} in the yard and the next grade up?',
      answer:
        'Hi {first},\n\nShort answer: seats, lights and the big screen. I have put both side by side for you; the one here, stock {stock}, is {price}.\n\n{me}',
    },
    {
      form: 'test-drive',
      says: 'I would like to drive the {model}. Is there a child seat anchor I can try?',
    },
    { form: 'test-drive', says: 'Could we take the {model} up the range to see how it goes?' },
    { form: 'test-drive', says: 'First drive of a hybrid for us. Half an hour is fine.' },
    {
      form: 'finance',
      says: 'Could somebody ring me about a weekly figure? I have $5,000 to put in.',
      note: 'Priya has them. Ring after four.',
      more: { PreferredContactMethod: 'Phone' },
    },
    {
      form: 'offer',
      says: 'Cash, and I can pick it up this week.',
      answer:
        'Hi {first},\n\nThank you for the offer of {offer}. The {car} is {price} and we cannot meet that, but ring me: there may be something in the trade.\n\n{me}',
    },
    {
      form: 'photos',
      says: 'Please send photos of the tyres and the back seats.',
      answer: 'Hi {first},\n\nI have just walked around it: eight photos are on their way to you.\n\n{me}',
    },
    {
      form: 'quote',
      says: 'White, with floor mats and a tow bar. Trading a 2016 hatch.',
      answer:
        'Hi {first},\n\nYour quote goes out to you this afternoon. It is drive away, and it stays good for seven days.\n\n{me}',
      more: { 'Vehicle Model': 'Corolla Cross' },
    },
    {
      form: 'quote',
      says: 'Two of them for the clinic, on a novated lease if that works.',
      note: 'Send both figures, outright and leased.',
      more: { 'Vehicle Model': 'RAV4' },
    },
    {
      form: 'parts',
      says: 'Is there a rubber set too?',
      answer: 'Hi {first},\n\nThere is, and Tess has put one aside with your name on it.\n\n{me}',
      more: { part: 'Carpet floor mats, HiLux 2021' },
    },
    { form: 'parts', says: 'The left one is cracked.', more: { part: 'Door mirror glass, Yaris 2019' } },
    {
      form: 'fleet',
      says: 'Six vans for our plumbers, two before Easter.',
      note: 'Dale has it. Fleet price from the regional office.',
      more: { company: 'Tidewater Plumbing', quantity: '6' },
    },
  ],
  ownCars: [
    ['Toyota', 'Corolla', 2019, 71_000, 17_800],
    ['Mazda', 'CX-5', 2020, 64_500, 25_400],
    ['Toyota', 'Kluger', 2021, 58_200, 41_500],
    ['Hyundai', 'i30', 2018, 93_000, 14_200],
    ['Ford', 'Ranger', 2016, 148_000, 26_000],
    ['Subaru', 'Forester', 2021, 49_000, 30_900],
  ],
  searches: [
    ['RAV4 hybrid under $45,000', 'model=RAV4&range[price]=:45000', 'daily'],
    ['HiLux, any', 'model=HiLux', 'weekly'],
    ['Automatic hatch', 'body=Hatch', 'daily'],
    ['Prado', 'model=LandCruiser+Prado', 'instant'],
  ],
  unfound: [
    'corolla manual 2023',
    'hilux 4x2 petrol',
    'tarago',
    'supra manual',
    'rav4 diesel',
    'echo',
    'prado petrol',
  ],
})
