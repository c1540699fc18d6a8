/** A yard of caravans has no cars: what shoppers read on every dealer's pages, in its own words. */
export const words = {
  'Similar cars': 'More in the same vein',
  'Previous cars': 'The rigs before',
  'Next cars': 'More rigs',
  'Cars you looked at': 'Rigs you looked at',
  'Your car': 'Your rig',
  'Your car | {name}': 'Your rig | {name}',
  'Sell your car': 'Sell your rig',
  'Trade in your car': 'Trade in your rig',
  'Trade in your car | {name}': 'Trade in your rig | {name}',
  'We would love to buy your car': 'We would love to buy your rig',
  'the details of your car': 'the details of your rig',
  '{dealer} has the details of your car. Your reference is {id}.':
    '{dealer} has the details of your rig. Your reference is {id}.',
  'A guide range in two minutes. Tell us about your car, then how it has been looked after.':
    'A guide range in two minutes. Tell us about your rig, then how it has been looked after.',
  'Enter the make of your car.': 'Enter the make of your rig.',
  'Enter the model of your car.': 'Enter the model of your rig.',
  'Every car is looked at before a price is agreed': 'Every rig is looked at before a price is agreed',
  'Use it against a car here, or just sell it': 'Use it against one of ours, or just sell it',
  'Up to {photos} of {max_photo_mb} MB, {max_sending_mb} MB at once. Only the people who value your car see them.':
    'Up to {photos} of {max_photo_mb} MB, {max_sending_mb} MB at once. Only the people who value your rig see them.',
  'You tell us that you would sell in this range. Nobody is bound before the car was looked at.':
    'You tell us that you would sell in this range. Nobody is bound before the rig was looked at.',
  'We could not check your cars just now, so prices and sales may have changed. Please try again in a minute.':
    'We could not check your rigs just now, so prices and sales may have changed. Please try again in a minute.',
  'A weekly price with registration, servicing and insurance in it. You do not own the car, and can hand it back.':
    'A weekly price with registration, servicing and insurance in it. You do not own the rig, and can hand it back.',
  'All you pay to take the car home: registration, government charges and delivery are in it.':
    'All you pay to take it home: registration, government charges and delivery are in it.',
  'The maker, such as Toyota, and its car, such as HiLux. Choose a make to see its models.':
    'The maker, such as Jayco, and its model, such as Journey. Choose a make to see its models.',
} as const
