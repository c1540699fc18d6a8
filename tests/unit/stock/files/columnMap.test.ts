import { describe, expect, it } from 'vitest'
import { guessMap } from '@/features/stock/files/columnMap'
import { guessField } from '@/features/stock/files/guessField'
import { readPictures } from '@/features/stock/files/fillItem'
import { readFileOf } from '../../../helpers/stockFile'

describe('what a column means', () => {
  it.each([
    ['STOCK_NO', 'stocknum'],
    ['Stock #', 'stocknum'],
    ['Odometer', 'km'],
    ['Odometer (km)', 'km'],
    ['Mileage (mi)', 'km.miles'],
    ['Odometer miles', 'km.miles'],
    ['Miles', 'km.miles'],
    ['mileage.unit', 'km.unit'],
    ['mileage.value', 'km'],
    ['Colour', 'colour'],
    ['Rego Expiry', 'rego_expiry'],
    ['Drive Away Price', 'price.drive_away'],
    ['DriveAwayPrice', 'price.drive_away'],
    ['dapprice', 'price.drive_away'],
    ['egcprice', 'price.egc'],
    ['New/Used', 'car_type'],
    ['IsDemo', 'car_type.demo'],
    ['Transmission', 'trans'],
    ['variant.torque', 'variant.torque'],
    ['vehicle.odometer', 'km'],
    ['g:price', 'price'],
    ['make.name', 'make'],
    ['Details.Description', 'dealercomments'],
    ['Details.Title', 'name'],
    ['make.description', 'make'],
    ['dealer.name', null],
    ['trade_in.price', null],
    ['image_url_12', 'images'],
    ['image[3].url', 'images'],
    ['Photo Url List', 'images'],
    ['REGO NO', 'regplate'],
    ['Year Model', 'year'],
    ['Ad Copy', 'dealercomments'],
    ['Body Door Ct', 'doors'],
    ['VEH MAKE', 'make'],
    ['ASKING $', 'price'],
    ['forecourtPrice.amountAUD', 'price'],
    ['Equipment.Item', 'standardEquipment'],
    ['pics.pic.src', 'images'],
    ['Wholesale Price', null],
    ['Price + ORC', 'price.before_on_roads'],
    ['Price plus on roads', 'price.before_on_roads'],
    ['PRICE_EX_ORC', 'price.before_on_roads'],
    ['Price (excl. on-roads)', 'price.before_on_roads'],
    ['Price Excl Govt Charges', 'price.egc'],
    ['Total Drive Away Price', 'price.drive_away'],
    ['Price ex GST', null],
    ['Price (000s)', null],
    ['Trade Price', null],
    ['Price Excl. Options', null],
    ['Kms (000)', null],
    ['Warranty Kms', null],
    ['Kms Travelled', 'km'],
    ['Sales Note', null],
  ])('%s: %s', (heading, field) => expect(guessField(heading)).toBe(field))

  it('one column for each field, and what was kept leads', () => {
    const stored = { columns: { Amount: 'price', Note: null }, car_type: 'used' as const }
    expect(guessMap({ columns: ['Price', 'Amount', 'Note', 'VIN', 'vin'], rows: [] }, stored)).toEqual({
      columns: { Price: null, Amount: 'price', Note: null, VIN: null, vin: 'vin' },
      car_type: 'used',
    })
  })

  it.each([
    ['VehicleType', ['Truck', 'Sedan', 'Hatchback'], 'simple_body'],
    ['VehicleType', ['Used', 'New', 'Used'], 'car_type'],
    ['Type', ['Car', 'Motorcycle', 'Car'], 'item_type'],
    ['Body', ['4DR', '5 Door', '2D'], 'doors'],
    ['Body', ['Sedan', 'SUV', 'Ute'], 'simple_body'],
    ['Status', ['Used', 'New', 'Demo'], 'car_type'],
    ['Status', ['Available', 'Sold', 'Used'], 'status'],
    ['Condition', ['Excellent', 'Good', 'Good'], null],
    ['Condition', ['PO', 'U', 'Second chance'], 'car_type'],
    ['Photos', ['12', '8', '0'], null],
    ['id', ['1', '2', '3'], 'stocknum'],
    ['Range', ['Yaris', 'CX-5', 'i30'], 'model'],
    ['Range', ['430', '510 km', '388'], null],
    ['g:id', ['1', '2', '3'], 'stocknum'],
  ])('%s with %j is %s', (heading, values, field) => {
    const rows = values.map((cell, at) => ({ line: at + 2, cells: [cell] }))
    expect(guessMap({ columns: [heading], rows }).columns[heading]).toBe(field)
  })
})

const itemOf = async (headings: string, values: string) =>
  (await readFileOf(Buffer.from(`Stock No,Make,Model,${headings}\nA1,Kia,Rio,${values}\n`))).items[0]

it.each([
  ['EGC Price,Drive Away Price,Price', '41990,44310,41990', { price: '44310', price_type: 'drive_away' }],
  ['EGC Price,Drive Away Price', '41990,', { price: '41990', price_type: 'egc' }],
  ['EGC Price,Drive Away Price', '0,0.00', { price: null }],
  ['Price + ORC', '24990', { price: '24990', price_type: 'before_on_roads' }],
  ['Price + ORC,Drive Away Price', '24990,27100', { price: '27100', price_type: 'drive_away' }],
  ['dapprice,egcprice,price_type', ',22990,egc', { price: '22990', price_type: 'egc' }],
  ['g:price,g:sale_price', '26990 AUD,24990 AUD', { price: '24990 AUD', before_price: '26990 AUD' }],
  ['price,sale_price', '26990 AUD,24990 AUD', { price: '24990 AUD', before_price: '26990 AUD' }],
  ['sale_price,price', '24990 AUD,26990 AUD', { price: '24990 AUD', before_price: '26990 AUD' }],
  ['price,sale_price', '26990 AUD,', { price: '26990 AUD' }],
  ['price,internetprice', '21990,19990', { price: '19990' }],
  ['Odometer,Odometer Unit', '45000,M', { km: '45000 miles' }],
  ['Odometer,Odometer Unit', '45000,furlongs', { km: '45000 furlongs' }],
  ['Odometer,Odometer Unit', '45000,KMS', { km: '45000' }],
  ['Odometer,Odometer Unit', '45000 km,M', { km: '45000 km' }],
  ['RetailPrice,InternetPrice', '21990,19990', { price: '19990' }],
  ['RetailPrice,InternetPrice', '21990,0', { price: '21990' }],
  ['Price,Special Price', '21990,19990', { price: '19990' }],
  ['Price,Was Price', '21990,0', { price: '21990', before_price: null }],
  ['Price,Drive Away', '24990,Y', { price: '24990', price_type: 'drive_away' }],
  ['Price,Drive Away', '24990,N', { price: '24990' }],
  ['Price,EGC', '24990,TRUE', { price: '24990', price_type: 'egc' }],
  ['AdvPrice,SpecialPrice,IsDriveAway', '24990,0,True', { price: '24990', price_type: 'drive_away' }],
  ['Price,POA', '24990,Y', { price: null, price_type: 'on_application' }],
  ['Price,POA', '24990,N', { price: '24990' }],
  ['Price,Display Price', '24990,N', { price: null, price_type: 'on_application' }],
  ['Price,Display Price', '24990,Y', { price: '24990' }],
  ['Price,Hide Price', '24990,Yes', { price: null, price_type: 'on_application' }],
  ['Cost,Advertised', '18000,24990', { price: '24990' }],
  ['Retail,Web', '25990,"24,990"', { price: '24,990' }],
  ['Price,Special Price', '24990,Y', { price: '24990' }],
  ['Sold,On Hold', 'Y,N', { sold: 'Y', reserved: 'N' }],
  ['IsNew,IsDemo', 'False,False', { car_type: 'used' }],
  ['IsNew,IsUsed', 'False,False', {}],
  ['Type,MSRP', 'Used,58990', { before_price: null }],
  ['Type,RRP', 'New,58990', { before_price: '58990' }],
  ['Type,Was Price', 'Used,28990', { before_price: '28990' }],
  ['Miles,Odometer', ',50000', { km: '50000' }],
  ['Odometer,Miles', '0,25000', { km: '25000 miles' }],
  ['Odometer,Kms', ',50000', { km: '50000' }],
  ['odometer,odometer.unit,odometer.value,odometer.units', ',,45000,miles', { km: '45000 miles' }],
  ['Odometer,Kms', '50000,51', { km: '50000' }],
  ['Colour,Exterior Colour', ',Red', { colour: 'Red' }],
  ['Description,Notes', ',Owes $500', { dealercomments: null }],
  ['Miles', '45000', { km: '45000 miles' }],
  ['Miles', '45000 km', { km: '45000 km' }],
  ['Odometer,IsMiles', '45000,TRUE', { km: '45000 miles' }],
  ['Odometer,IsMiles', '45000,false', { km: '45000' }],
  ['Mileage,Mileage Unit', '45000,MI', { km: '45000 miles' }],
  ['Mileage,Mileage Unit', '45000,KM', { km: '45000' }],
  ['IsUsed,IsDemo', 'True,False', { car_type: 'used' }],
  ['IsUsed,IsDemo', 'True,True', { car_type: 'demo' }],
  ['New,Used', 'Y,N', { car_type: 'new' }],
  ['Options', 'ABS; Tow bar ;Sunroof', { features: 'ABS|Tow bar|Sunroof' }],
  ['Colour,Photos', ',', { colour: null, images: [] }],
])('%s with %s', async (headings, values, expected) => {
  expect(await itemOf(headings, values)).toMatchObject(expected)
})

it.each([
  ['Active', 'Y', '0'],
  ['Visible', 'True', 'False'],
  ['Deleted', 'N', 'Y'],
  ['Do not advertise', '0', '1'],
  ['Hidden', 'No', 'Yes'],
])('%s: %s is advertised, %s is not', async (heading, shown, left) => {
  const text = `Stock No,Make,Model,${heading}\nA1,Kia,Rio,${shown}\nA2,Kia,Rio,${left}\n`
  const { items, notes } = await readFileOf(Buffer.from(text))
  expect(items.map(({ stocknum }) => stocknum)).toEqual(['A1'])
  expect(notes).toEqual(['1 car marked as not to be advertised, left out (line 3).'])
})

it('takes cars as used where no column says it and most were driven', async () => {
  const text =
    'Stock No,Make,Model,Year,Odometer\nA1,Kia,Rio,2018,90000\nB1,Kia,Niro,2024,\nC1,Kia,EV6,2019,61000'
  expect((await readFileOf(Buffer.from(text))).map.car_type).toBe('used')
  expect((await readFileOf(Buffer.from(text.replaceAll(/\d{5}|20\d\d/g, '12')))).map.car_type).toBeNull()
  expect((await readFileOf(Buffer.from('Stock No,Price\nA1,19990'))).map.car_type).toBeNull()
})

it.each([
  ['https://a/1.jpg,https://a/2.jpg', ['https://a/1.jpg', 'https://a/2.jpg']],
  ['https://a/w_300,h_200/1.jpg', ['https://a/w_300,h_200/1.jpg']],
  ['https://a/1.jpg ;\nhttps://a/2.jpg;', ['https://a/1.jpg', 'https://a/2.jpg']],
  ['//a/1.jpg //a/2.jpg', ['https://a/1.jpg', 'https://a/2.jpg']],
  ['www.a.com/1.jpg', ['https://www.a.com/1.jpg']],
  ['https://a/{resize}/1.jpg|1.jpg|2.jpg', []],
  ['1.jpg,2.jpg', []],
  ['https://a/1.jpg,no image', ['https://a/1.jpg']],
  ['https://a/1.jpg 2.jpg', ['https://a/1.jpg']],
  ['["https://a/1.jpg", "https:\\/\\/a\\/2.jpg"]', ['https://a/1.jpg', 'https://a/2.jpg']],
  ['https:\\/\\/a\\/1.jpg', ['https://a/1.jpg']],
  ['https://a/my photo.jpg', ['https://a/my%20photo.jpg']],
  ['[', []],
  ['', []],
])('pictures in %j', (cell, addresses) => expect(readPictures(cell).addresses).toEqual(addresses))
