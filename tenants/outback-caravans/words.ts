/** A dealer of caravans has no cars, and nobody test drives a van: its own words for what shoppers read on every dealer's pages. */
export const words = {
  'Similar cars': 'More in the same vein',
  'Previous cars': 'The rigs before',
  'Next cars': 'More rigs',
  'Cars you looked at': 'Rigs you looked at',
  'Your car': 'Your rig',
  'Your car to sell': 'Your rig to sell',
  'See cars like it': 'See vans like it',
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
  'You tell us that you would sell in this range. Nobody is bound before the car has been looked at.':
    'You tell us that you would sell in this range. Nobody is bound before the rig has been looked at.',
  'We could not check your cars just now, so prices and sales may have changed. Please try again in a minute.':
    'We could not check your rigs just now, so prices and sales may have changed. Please try again in a minute.',
  'A weekly price with registration, servicing and insurance in it. You do not own the car, and can hand it back.':
    'A weekly price with registration, servicing and insurance in it. You do not own the rig, and can hand it back.',
  'All you pay to take the car home: registration, government charges and dealer delivery are in it.':
    'All you pay to take it home: registration, government charges and dealer delivery are in it.',
  'The maker, such as Toyota, and its car, such as HiLux. Choose a make to see its models.':
    'The maker, such as Jayco, and its model, such as Journey. Choose a make to see its models.',
  'A car that the dealer has registered and lent for test drives: a few kilometres, and the rest of the new-car warranty.':
    'A rig that the dealer has registered and lent for test drives: a few kilometres, and the rest of the new warranty.',
  'Add a second car to see what sets them apart.': 'Add a second rig to see what sets them apart.',
  'An offer does not hold the car. We answer yes, no, or with a figure.':
    'An offer does not hold the rig. We answer yes, no, or with a figure.',
  'Another car': 'Another rig',
  'Approved applicants; the car secures the loan': 'Approved applicants; the rig secures the loan',
  'Ask about this car': 'Ask about this rig',
  'Back to the car': 'Back to the rig',
  'Begin with this car': 'Begin with this rig',
  'Daylight, not wet, the whole car in the frame: both corners, inside, the tyres, any damage.':
    'Daylight, not wet, the whole rig in the frame: both corners, inside, the tyres, any damage.',
  'Do you have a car to trade in?': 'Do you have a rig to trade in?',
  'I have a car to trade in': 'I have a rig to trade in',
  'Left car': 'Left rig',
  'Loading more cars': 'Loading more rigs',
  'No car with this plate in this state.': 'No rig with this plate in this state.',
  'One car of this comparison is no longer listed here, and left out.':
    'One rig of this comparison is no longer listed here, and left out.',
  'Please send photos for this car': 'Please send photos for this rig',
  'Right car': 'Right rig',
  'Sell my car': 'Sell my rig',
  'Send it and hold the car': 'Send it and hold the rig',
  'Someone else is reserving this car': 'Someone else is reserving this rig',
  'The car': 'The rig',
  'The car you want': 'The rig you want',
  'The lender sends no further terms for this car.': 'The lender sends no further terms for this rig.',
  'The next cars did not arrive. Try again, or open the page below.':
    'The next rigs did not arrive. Try again, or open the page below.',
  'This car is not for sale any more': 'This rig is not for sale any more',
  'Too few cars like yours are advertised here to lean an estimate on. A person prices yours.':
    'Too few rigs like yours are advertised here to lean an estimate on. A person prices yours.',
  'We give no online estimate for cars over {km} km. A person prices yours.':
    'We give no online estimate for rigs over {km} km. A person prices yours.',
  'We give no online estimate for cars over {years} years old. A person prices yours.':
    'We give no online estimate for rigs over {years} years old. A person prices yours.',
  'We have no estimate for this car. Ask below, and we work one out with you.':
    'We have no estimate for this rig. Ask below, and we work one out with you.',
  'Which car?': 'Which rig?',
  'You may inspect the car before you pay more than the deposit, and again before you take it home.':
    'You may inspect the rig before you pay more than the deposit, and again before you take it home.',
  'Your garage holds {limit} cars. Take one out to save another.':
    'Your garage holds {limit} rigs. Take one out to save another.',
  'Your own figures count in the totals until we have seen the car.':
    'Your own figures count in the totals until we have seen the rig.',
  'the {average} for this car. {source}': 'the {average} for this rig. {source}',
  '{count} similar car': '{count} similar rig',
  '{count} similar cars': '{count} similar rigs',
  '{limit} cars can be compared at a time. Take one out to add another.':
    '{limit} rigs can be compared at a time. Take one out to add another.',
  '{limit} cars fit side by side. One more was left out.':
    '{limit} rigs fit side by side. One more was left out.',
  '{limit} cars fit side by side. {surplus} more were left out.':
    '{limit} rigs fit side by side. {surplus} more were left out.',
  '{missing} cars of this comparison are no longer listed here, and left out.':
    '{missing} rigs of this comparison are no longer listed here, and left out.',
  '{out} cars are out of your garage.': '{out} rigs are out of your garage.',
  'Somebody else is reserving this car just now.': 'Somebody else is reserving this rig just now.',
  'Somebody else is reserving this car just now. Nothing was charged.':
    'Somebody else is reserving this rig just now. Nothing was charged.',
  'This car cannot be reserved online. Ask us about it instead.':
    'This rig cannot be reserved online. Ask us about it instead.',
  'This car is no longer here': 'This rig is no longer here',
  'There is no such car here.': 'There is no such rig here.',
  'Name the car.': 'Name the rig.',
  'Name the car by its car_id.': 'Name the rig by its car_id.',
  'No car with this plate in this state. Check it, or choose make, model and year.':
    'No rig with this plate in this state. Check it, or choose make, model and year.',
  'Ask for a test drive': 'Ask for a walk-through or drive',
  'Book a test drive': 'Book a walk-through or drive',
  'I would like to test drive this {car}.': 'I would like to walk through or drive this {car}.',
  'Test drive': 'Walk-through or drive',
  'Test drive by appointment': 'Walk-through or drive by appointment',
  'test drive': 'walk-through or drive',
  'your request for a test drive': 'your request for a walk-through or drive',
  'This car was sold': 'This rig was sold',
  'The car was marked as sold. We are checking whether that is your sale, and ring you.':
    'The rig was marked as sold. We are checking whether that is your sale, and ring you.',
  'You hold as many cars as one person can without paying. Pay the deposit of one, or give one up, then reserve this one. The links are in your email.':
    'You hold as many rigs as one person can without paying. Pay the deposit of one, or give one up, then reserve this one. The links are in your email.',
  Car: 'Rig',
  Cars: 'Rigs',
  'a car': 'a rig',
  'a {type} car': 'a {type} rig',
} as const
