/**
 * Shapes of two marketplaces. Neither publishes a specification that anybody may read: the columns are those that their dealers' systems
 * are known to send, and whoever takes the file confirms them before the first one.
 */
import { RULES, type Column } from './entry.rules'
import { classifiedColumns } from './websites.rules'

const own = new Map(classifiedColumns)
/** Columns of the whole stock under other names: `StockNumber=stocknum`. */
const renamed = (names: string): Column[] =>
  names.split(' ').map((pair) => {
    const [name = '', of = ''] = pair.split('=')
    return [name, own.get(of) ?? (() => null)]
  })

const CARSALES =
  'StockNumber=stocknum Seller=dealership_name ListingType=car_type SaleStatus=status Make=make Model=model Badge=badge ' +
  'Series=series Year=year VIN=vin Rego=rego RegoExpiry=rego_expiry Odometer=odometer DAPPrice=dapprice EGCPrice=egcprice ' +
  'Body=body Transmission=transmission FuelType=fuel_type Drive=drive Cylinders=cylinders EngineSize=engine_size Colour=colour ' +
  'InteriorColour=interior_colour Doors=doors Seats=seats Features=features Comments=dealercomments Url=url Photos=images'
const AUTOTRADER =
  'DealerId=external_dealership_identifier StockNumber=stocknum Type=car_type Year=year Make=make Model=model Trim=badge VIN=vin ' +
  'Mileage=odometer PriceType=price_type ExteriorColor=colour InteriorColor=interior_colour Transmission=transmission ' +
  'BodyType=body EngineSize=engine_size DriveType=drive FuelType=fuel_type Options=features Description=dealercomments Url=url ' +
  'ImageURL=images VideoURL=external_video_url'

export const carsales = { rules: [RULES.price_kind, RULES.picture], columns: renamed(CARSALES) } as const
export const autotrader = {
  rules: [RULES.price, RULES.picture],
  columns: [...renamed(AUTOTRADER), ['Price', ({ car }) => car.price]] satisfies Column[],
} as const
