/** The shape of a car everywhere on the site and in the API: the spec's own field names (glossary: car). */
export type CarType = 'new' | 'used' | 'demo'
export type CarStatus = 'in_stock' | 'sold' | 'coming_soon' | 'withdrawn'
export type PriceType = 'drive_away' | 'egc' | 'before_on_roads' | 'on_application'

/** `tag: 'imperfection'` marks an honest close-up of a flaw; `alt` is what the picture shows in words. */
export interface CarImage {
  image: { url: string }
  alt?: string | null
  tag?: string | null
}

export interface CarLocation {
  name: string
  slug: string
  phone?: string | null
  address?: {
    street?: string | null
    city?: string | null
    state?: string | null
    postcode?: string | null
    place_url?: string | null
    id?: string | null
    map_key?: string | null
  } | null
  distribution_locations?: string[] | null
}

/** Lengths in millimetres, masses in kilograms. */
export interface CarSpecifications {
  body_width?: number | null
  body_length?: number | null
  tare_weight?: number | null
  axle_type?: string | null
  sleeps?: number | null
  aggregate_trailer_mass?: number | null
}

/** Manufacturer facts of the variant. Lengths in mm, masses in kg, torque in Nm, consumption in L/100 km. */
export interface CarVariant {
  cylinders?: number | null
  enginesize?: number | null
  enginesize_litres?: number | null
  induction?: string | null
  geartype?: string | null
  fuelconsumptioncombined?: number | null
  fuelcapacity?: number | null
  grossvehiclemass?: number | null
  vehiclelength?: number | null
  vehicleheight?: number | null
  vehiclewidth?: number | null
  torque?: number | null
  ancaprating?: number | null
  ancapyear?: number | null
  bodyconfiguration?: string | null
}

export interface FinanceLender {
  interestRate: number | null
  comparisonRate: number | null
  paymentWeek?: number | null
  paymentMonth?: number | null
  termMonths?: number | null
  termYears?: number | null
  deposit?: number | null
  balloon?: number | null
  disclaimer?: string | null
}
export type FinanceLenders = Record<string, FinanceLender>

/** Prices in whole Australian dollars, km in kilometres, timestamps in epoch seconds, dates as yyyy-mm-dd. */
export interface Car {
  id: string
  slug: string
  name: string
  stocknum: string
  make: string
  model: string
  badge?: string | null
  series?: string | null
  year: number
  km?: number | null
  price?: number | null
  before_price?: number | null
  subscription_price?: number | null
  weekly_price?: number | null
  price_type?: PriceType | null
  preorder?: boolean | null
  car_type: CarType
  status: CarStatus
  sold?: boolean | null
  sold_date_timestamp?: number | null
  reserved?: boolean | null
  certified?: boolean | null
  tag?: string | null
  created_at: number
  views?: number | null
  custom_rank?: number | null
  vin?: string | null
  regplate?: string | null
  rego_expiry?: string | null
  compliance_date?: string | null
  build_date?: string | null
  colour?: string | null
  interior_colour?: string | null
  drive?: string | null
  seats?: number | null
  doors?: number | null
  engine_size?: string | null
  engine_size_litres?: number | null
  cylinders?: number | null
  simple_fuel?: string | null
  simple_body?: string | null
  simple_transmission?: string | null
  trans?: string | null
  fuel?: string | null
  file?: string | null
  dealercomments?: string | null
  dealership_id: string
  dealership_slug: string
  dealership_name?: string | null
  location_id?: string | null
  location_name?: string | null
  city?: string | null
  state?: string | null
  private_suburb?: string | null
  private_postcode?: string | null
  location?: CarLocation | null
  thumbnails?: string[] | null
  images?: CarImage[] | null
  primary_image_url?: string | null
  photos_count?: number | null
  standardEquipment?: string[] | null
  features?: string[] | null
  show_on_dealer_website?: boolean | null
  payment_processors?: string[] | null
  item_type?: string | null
  categories?: string[] | null
  has_nvic?: boolean | null
  carsales_title?: string | null
  specifications?: CarSpecifications | null
  variant?: CarVariant | null
  autograb_data?: { state_average_market_price?: number | null; average_market_price?: number | null } | null
  finance_lenders?: FinanceLenders | null
  updated_at?: number | null
}
