/** Names whose own words would not do; the stored name stays the spec's. */
const WORDS: Record<string, string> = {
  name: 'Name', km: 'Kilometres', vin: 'VIN', regplate: 'Number plate', rego: 'Number plate', regoState: 'Plate state', rego_expiry: 'Registered until',
  stocknum: 'Stock number', stock_number: 'Stock number', car_type: 'New, used or demo', item_type: 'Kind of vehicle', carsales_title: 'Title on carsales',
  has_nvic: 'Has an NVIC code', egc: 'EGC (no more to pay)', drive_away: 'Drive away', price_type: 'What the price covers', before_price: 'Price before (was)',
  subscription_price: 'Subscription, per week', weekly_price: 'Repayment, per week', sold_date_timestamp: 'Sold at (seconds)', tag: 'Tag on the card',
  show_on_dealer_website: 'Show on the website', simple_fuel: 'Fuel', simple_body: 'Body', simple_transmission: 'Transmission', trans: 'Transmission in full',
  fuel: 'Fuel in full', drive: 'Driven wheels', engine_size_litres: 'Engine size, litres', dealercomments: 'Comments', file: 'History report',
  primary_image_url: 'Main picture', photos_count: 'Number of pictures', image_url: 'Picture address (used when no picture is chosen)',
  photo_url: 'Photo address (used when no photo is chosen)', dealership_id: 'Dealership', location_id: 'Location', private_suburb: 'Suburb of the seller',
  private_postcode: 'Postcode of the seller', autograb_data: 'Market prices', adf_email: 'Lead files (ADF) go to', lead_email: 'Leads go to', seo: 'Search engines and sharing',
  webhook_url: 'Webhook address', href: 'Link', display: 'Shown in lists of', strictDisplay: 'Only in lists of that kind', excluded_website_ids: 'Dealer sites that do not show it',
  _status: 'Status', opt_in: 'Marketing agreed', opt_in_finance: 'Asks about finance', opt_in_trade: 'Has a trade-in', user_agent: 'Browser', isLastStep: 'Last step reached',
  lead_id: 'Reference', responded_at: 'First answer', assigned_to: 'Assigned to', noindex: 'Hide from search engines', url: 'Page',
  manufacturer_body: 'Category tab', override_url: 'Own address instead', from_price: 'Price from', primary: 'Main place', visible: 'Show on the website', coming_late: 'Opens in future (text)',
  platform_admin: 'Platform admin', api: 'API', demo: 'Demo', pos: 'Order', position: 'Order (small comes first)', who: 'Who', via: 'By way of', diff: 'What changed', doc_title: 'Title', entity: 'Kind',
}

/** `assigned_to` reads "Assigned to", `standardEquipment` "Standard equipment", on the admin's screens. */
export const labelOf = (name: string): string => {
  const words = name.replace(/_id$/, '').replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`).trim()
  return WORDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
