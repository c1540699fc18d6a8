/** What shoppers say they want a car for, and the cars that fit. Values that a dealer's stock lacks do not count. */
export const USES: readonly { words: string; href: string }[] = [
  {
    words:
      'tow, pull, pulling, towing, tows, tower, haul, hauling, pull a caravan, pulling a caravan, pull a boat, pull a trailer, pull my caravan, pull our caravan, tow vehicle, tow car',
    href: '/search?range[braked_towing]=2000:',
  },
  {
    words: 'family, families, family car, kids, children, grandkids, school run, pram, prams, baby seats',
    href: '/search?body=SUV&body=Wagon&body=People+Mover',
  },
  {
    words: 'third row, 3rd row, third row seats, three rows, three rows of seats',
    href: '/search?seats=7&seats=8',
  },
  {
    words: 'japanese',
    href: '/search?make=Toyota&make=Mazda&make=Honda&make=Nissan&make=Subaru&make=Mitsubishi&make=Suzuki&make=Lexus&make=Isuzu',
  },
  { words: 'german', href: '/search?make=BMW&make=Mercedes-Benz&make=Audi&make=Volkswagen&make=Porsche' },
  {
    words: 'european',
    href: '/search?make=BMW&make=Mercedes-Benz&make=Audi&make=Volkswagen&make=Porsche&make=Volvo&make=Peugeot&make=Renault&make=Skoda&make=Fiat&make=Alfa+Romeo&make=Citroen',
  },
  { words: 'korean', href: '/search?make=Hyundai&make=Kia&make=Genesis' },
  { words: 'chinese', href: '/search?make=MG&make=BYD&make=GWM&make=Haval&make=Chery&make=LDV' },
  { words: 'great price, great prices, great deal, great value', href: '/search?price_rating=great' },
  {
    words:
      'city, city car, around town, in town, commute, commuting, commuter, easy to park, runabout, runaround, run around, small car, little car, compact car, zippy',
    href: '/search?body=Hatch',
  },
  {
    words:
      'off road, offroad, off roading, off roader, offroader, 4wding, four wheel driving, beach driving, on the beach, in the bush, bush tracks, off the beaten track',
    href: '/search?drive=4x4',
  },
  {
    words:
      'first car, my first car, p plater, p platers, p plate, p plates, learner, learner driver, student, uni student, new driver, young driver, teenager',
    href: '/search?body=Hatch&body=Sedan&range[price]=:25000',
  },
  {
    words:
      'tradie, tradies, tools, work site, worksite, for work, work car, work vehicle, work truck, builder, job site',
    href: '/search?body=Ute&body=Van',
  },
  {
    words:
      'grey nomad, grey nomads, lap of australia, big lap, touring, around australia, travel australia, long trips',
    href: '/search?drive=4x4&range[braked_towing]=2500:',
  },
  {
    words:
      'economical, fuel efficient, good on fuel, cheap to run, low fuel, fuel economy, eco friendly, cheap on fuel, light on fuel',
    href: '/search?fuel=Hybrid&fuel=Plug-in+Hybrid&fuel=Electric',
  },
  {
    words:
      'low kms, low km, low ks, low kilometres, low kays, low mileage, not many kms, not too many kms, not many kilometres, not many ks, few kms',
    href: '/search?range[km]=:60000',
  },
  { words: 'ex demo, ex demonstrator, demonstrator, demonstrators', href: '/search?car_type=Demo' },
  { words: 'newest first, latest first, just arrived, just in, new arrivals', href: '/search?sortBy=latest' },
  { words: 'near new, nearly new, as new, like new, late model', href: '/search?range[km]=:30000' },
  {
    words: 'lowest kms, lowest kms first, least kms, lowest km, lowest kilometres, fewest kms',
    href: '/search?sortBy=km_asc',
  },
  {
    words:
      'cheap, cheapest, cheapest first, lowest price first, affordable, bargain, inexpensive, not too expensive, not expensive, low price, lowest price, good value, budget car',
    href: '/search?sortBy=price_asc',
  },
]
