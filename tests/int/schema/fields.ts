/** Every field name of the specification, entity by entity, and where this data model keeps it. */
const words = (text: string): string[] => text.trim().split(/\s+/)

export interface Entity {
  entity: string
  collection: string
  /** Dots lead into groups, related documents and the schemas of json fields. */
  paths: string[]
}

const under = (prefix: string, names: string) => words(names).map((name) => `${prefix}.${name}`)

export const ENTITIES: Entity[] = [
  {
    entity: 'Car',
    collection: 'cars',
    paths: [
      ...words(`id slug name make model badge series year km price before_price subscription_price preorder car_type status
        sold_date_timestamp sold reserved certified tag created_at views stocknum vin regplate rego_expiry compliance_date
        build_date colour interior_colour drive seats doors engine_size simple_fuel simple_body simple_transmission trans fuel
        price_type cylinders engine_size_litres file dealercomments dealership_slug dealership_id location_id location_name
        city state private_suburb private_postcode location thumbnails images primary_image_url standardEquipment
        photos_count show_on_dealer_website payment_processors item_type has_nvic carsales_title specifications variant
        autograb_data finance_lenders`),
      'images.image.url',
      ...under('location', 'name slug phone address distribution_locations'),
      ...under('location.address', 'street city state postcode place_url id map_key'),
      ...under(
        'specifications',
        'body_width body_length tare_weight axle_type sleeps aggregate_trailer_mass',
      ),
      ...under(
        'variant',
        `cylinders enginesize enginesize_litres induction geartype fuelconsumptioncombined fuelcapacity
        grossvehiclemass vehiclelength vehicleheight vehiclewidth torque ancaprating bodyconfiguration`,
      ),
      ...under('autograb_data', 'state_average_market_price average_market_price'),
      ...under(
        'finance_lenders',
        `interestRate comparisonRate paymentWeek paymentMonth termMonths termYears deposit balloon disclaimer`,
      ),
    ],
  },
  {
    entity: 'Location',
    collection: 'locations',
    paths: [
      ...words(`id name slug location_type location_subtype primary visible manufacturers dealership_id dealership_slug address
        contact_detail image dealer_license_number motor_vehicle_repairer average_rating review_count reviews`),
      ...under('address', 'street city state postcode lat long place_id place_url map_key'),
      ...under('contact_detail', 'phone landline_phone opening_hours youtube_url linkedin_url'),
      ...under('contact_detail.opening_hours', 'weekday formated_hours'),
      'image.image.url',
      'image.thumb.url',
      'reviews.average_rating',
      'reviews.count',
    ],
  },
  {
    entity: 'Opening hour entry',
    collection: 'opening-hours',
    paths: [
      ...words('department location_name'),
      ...under(
        'week',
        'weekday status formated_hours open close start_hour end_hour date department location_name',
      ),
    ],
  },
  {
    entity: 'Model',
    collection: 'models',
    paths: words(
      'id name slug status image.url override_url manufacturer_body accessories_count manufacturer body',
    ),
  },
  {
    entity: 'Service Advantage',
    collection: 'models',
    paths: under('service_advantage', 'model amount years services interval range'),
  },
  {
    entity: 'Offer',
    collection: 'offers',
    paths:
      words(`id name description sanitized_description disclaimer image_url image.url model.image.url model.name model.slug
      model.override_url manufacturer.name excluded_website_ids`),
  },
  {
    entity: 'Promo node',
    collection: 'promo-nodes',
    paths: words('start expiry position display strictDisplay'),
  },
  { entity: 'Manufacturer', collection: 'manufacturers', paths: words('id name slug logo.url') },
  {
    entity: 'Review',
    collection: 'reviews',
    paths: words(
      `id image.url image.thumb.url customer_name text rating created_at_time_ago_in_words review_date review_date_in_words`,
    ),
  },
  {
    entity: 'Business profile',
    collection: 'dealerships',
    paths: words('name review_url average_rating review_count'),
  },
  { entity: 'User', collection: 'shoppers', paths: words('id phone') },
  { entity: 'Watchlist entry', collection: 'watchlist', paths: words('id phone_number car_id') },
  {
    entity: 'Lead',
    collection: 'leads',
    paths: [
      ...words(`lead_id name last_name email phone postcode message category subcategory opt_in opt_in_finance opt_in_trade
        dealership_slug location terms_conditions stock_number manufacturer_slug car_type car_id vehicle_status offer_from_client
        PreferredContactMethod url source user_agent form_completed offer_accepted isLastStep booking_date
        lead_attributes.visited_pages lead_attributes.linked_query_params`),
      ...under(
        'fields',
        `dealership_slug manufacturer_slug stock_number car_type car_id vehicle_status opt_in message subcategory
        PreferredContactMethod finance do-you-have-a-trade-in autogauge_enabled name email phone category opt_in_finance
        opt_in_trade location Rego page_id terms_conditions offer_from_client additional_services last_name postcode terms_agreed`,
      ),
      'fields.Vehicle Make',
      'fields.Vehicle Model',
    ],
  },
  {
    entity: 'Trade-in data',
    collection: 'valuations',
    paths: words('offer_price rego regoState adjustmentAnswers lead_id form_completed offer_accepted'),
  },
  {
    entity: 'Trade-in data of a lead',
    collection: 'leads',
    paths: under(
      'trade',
      'offer_price rego regoState adjustmentAnswers lead_id form_completed offer_accepted',
    ),
  },
  {
    entity: 'Event parameters',
    collection: 'leads',
    paths: under(
      'event',
      'vehicleStatus vehicleMake vehicleModel vehicleYear vehicleKilometers vehicleGrade',
    ),
  },
  {
    entity: 'Dealer/tenant config',
    collection: 'tenants',
    paths:
      words(`slug id name config.template config.phone config.address.street config.address.city config.address.state
      config.address.postcode config.logo config.social.facebook_url config.social.instagram_url config.manufacturer.name
      config.baseDomain config.complaintsContact config.email config.override_city config.search_categories
      config.features.redbook config.features.autograb config.features.autobot config.features.garage config.features.finance
      config.features.subscriptions config.finance.provider config.finance.providerKind`),
  },
]
