import { lifeOf } from '../life'

export const life = lifeOf('van', {
  leads: 85,
  forms: {
    ...{ enquiry: 40, 'test-drive': 18, service: 20, photos: 4, quote: 1 },
    ...{ 'trade-in': 6, sell: 5, parts: 6, general: 2, callback: 2, feedback: 2 },
  },
  landline: '(08) 7010',
  postcodes: ['6054', '6056', '6052', '6027', '6210', '6230', '6330', '6530'],
  plate: '1AAA000',
  sender: 'Yard book',
  asks: [
    {
      form: 'enquiry',
      says: 'Will our wagon pull the {model}? It is rated to three tonnes, or so the sticker says.',
      answer:
        'Hello {first},\n\nThe sticker is half the sum. Send me the plate of the wagon and what you carry in it, and I will write the other half down for you. The {car} is {price}; it will not mind waiting till you know.\n\n{me}',
      note: 'Weights first. Do not sell them this one if it is over.',
      towed: true,
    },
    {
      form: 'enquiry',
      says: 'Has the {model} been on dirt? We do not mind if it has, we would like to know.',
      answer:
        'Hello {first},\n\nGood way to ask. What its owner told us is on the page, and you are welcome to crawl under it on {day}. Bring an old shirt. It is {price}.\n\n{me}',
      of: 'used',
    },
    {
      form: 'enquiry',
      says: 'We are in Geraldton. If we came down on {day}, could we look through the {model} properly?',
      answer:
        'Hello {first},\n\nTake all day. I will have it open, power on, fridge cold. It is the {car}, {price}, stock number {stock}. Kettle is on from eight.\n\n{me}',
    },
    {
      form: 'enquiry',
      says: 'Retiring in April and going round. Is the {model} too much van for two beginners?',
      answer:
        'Hello {first},\n\nNobody asks that often enough. Come and reverse one around the yard with Wayne before you decide; he has seen worse, mostly from himself. This one is {price}.\n\n{me}',
      towed: true,
    },
    {
      form: 'enquiry',
      says: 'Could you hold on to a set of the old chairs that came with the {model}?',
      answer:
        'Hello {first},\n\nThey are in the shed with your name on them, whether you buy the van or not.\n\n{me}',
      of: 'used',
      towed: true,
    },
    {
      form: 'test-drive',
      says: 'We would like to lie on the bed and open every cupboard, if that is allowed.',
      towed: true,
    },
    { form: 'test-drive', says: 'Bringing our own tow car to see how it sits behind it.', towed: true },
    { form: 'test-drive', says: 'The grandchildren have to fit. There will be four of them.', towed: true },
    {
      form: 'photos',
      says: 'The floor under the beds, please, and behind the fridge if you can reach.',
      answer:
        'Hello {first},\n\nBanjo could reach. Nine photos, not one of them pretty, all of them dry.\n\n{me}',
      towed: true,
    },
    {
      form: 'quote',
      says: 'With the bigger water tank, and a spare for the spare.',
      answer:
        'Hello {first},\n\nWayne has written it out by hand, so allow a day for it to reach you.\n\n{me}',
      more: { 'Vehicle Model': 'Journey Outback' },
    },
    {
      form: 'parts',
      says: 'The old one perished last summer.',
      answer: 'Hello {first},\n\nLil has two on the shelf by the door. One is yours.\n\n{me}',
      more: { part: 'Hatch seal, 400 by 400' },
    },
    {
      form: 'parts',
      says: 'For a fifteen-year-old camper, so no hurry.',
      more: { part: 'Awning arm, left' },
    },
  ],
  ownCars: [
    ['Jayco', 'Expanda', 2017, 0, 27_500],
    ['Coromal', 'Element', 2016, 0, 31_000],
    ['Toyota', 'LandCruiser Prado', 2019, 88_000, 51_000],
    ['Jayco', 'Swan', 2013, 0, 13_500],
  ],
  searches: [
    ['Couples van under $60,000', 'range[price]=:60000', 'weekly'],
    ['Off-road campers', 'query=camper', 'daily'],
    ['Something to pull it with', 'body=4WD', 'weekly'],
  ],
  unfound: ['teardrop', 'motorhome', 'jayco swan', 'pop top under 15000', 'toilet cassette', 'bushtracker'],
})
