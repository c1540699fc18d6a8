/** Files as yards send them, and what becomes of each: the page shows both, and a test reads each file. */
export interface Sample {
  id: string
  title: string
  /** What is odd about it. */
  about: string
  /** As a program on Windows writes it; else as UTF-8. */
  letters?: 'windows'
  text: string
  /** The cars that come in, in words. */
  cars: readonly string[]
  /** What the answer says besides. */
  notes: readonly string[]
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'report',
    title: 'A report of the yard system',
    about: 'A title above the headings, semicolons, letters of Windows, a total at the end.',
    letters: 'windows',
    text: `Yard stock report;;;;;;
Printed 26/11/2026 08:15;;;;;;

Stock No;Type;Make;Model;Year;Price;Odometer
U1041;Used;Skoda;Kodiaq;2020;$38,990;61,200
U1042;Used;Citroën;C5 Aircross;2021;34 990;48 300 km
Total;2;;;;73980;109500`,
    cars: [
      'U1041: used 2020 Skoda Kodiaq, $38,990, 61,200 km',
      'U1042: used 2021 Citroën C5 Aircross, $34,990, 48,300 km',
    ],
    notes: [
      'The headings are in line 4; what stands above them was left out.',
      '1 row without a car, such as totals, left out (line 7).',
    ],
  },
  {
    id: 'inch-marks',
    title: 'Inch marks and commas',
    about:
      'Quotes that mean inches, a quote that never ends, a price and a text with commas and no quotes around them.',
    text: `Stock No,Type,Make,Model,Year,Price,Odometer,Comments
U201,Used,Ford,Ranger,2019,$38,990,81000,20" alloys and tow bar
U202,Used,Mazda,BT-50,2021,33990,45000,"Lifted 2" with 33" tyres"
U203,Used,Isuzu,D-MAX,2020,41990,60000,"One owner
U204,Used,Isuzu,MU-X,2022,52990,30000,One owner, full history, tow bar`,
    cars: [
      'U201: used 2019 Ford Ranger, $38,990, 81,000 km, 20" alloys and tow bar',
      'U202: used 2021 Mazda BT-50, $33,990, 45,000 km, Lifted 2" with 33" tyres',
      'U203: used 2020 Isuzu D-MAX, $41,990, 60,000 km, "One owner',
      'U204: used 2022 Isuzu MU-X, $52,990, 30,000 km, One owner, full history, tow bar',
    ],
    notes: [],
  },
  {
    id: 'prices',
    title: 'Prices with words',
    about: 'What the price covers stands in the cell, in the heading or nowhere; some cars have no price.',
    text: `Stock No,Type,Make,Model,Year,Price,Odometer
U301,Used,Holden,Trax,2017,"$29,990.00 drive away",60000
U302,Used,Holden,Equinox,2019,"$24,990 EGC",55000
U303,Used,Holden,Colorado,2018,"AU$34,990",80000
U304,Used,Holden,Commodore,2016,POA,90000
U305,Used,Holden,Spark,2016,0,40000`,
    cars: [
      'U301: used 2017 Holden Trax, $29,990 drive away, 60,000 km',
      'U302: used 2019 Holden Equinox, $24,990 excluding government charges, 55,000 km',
      'U303: used 2018 Holden Colorado, $34,990, 80,000 km',
      'U304: used 2016 Holden Commodore, price on application, 90,000 km',
      'U305: used 2016 Holden Spark, no price, 40,000 km',
    ],
    notes: [],
  },
  {
    id: 'two-prices',
    title: 'Two prices and several yes-and-no columns',
    about: 'Headings of Australian marketplaces. The drive away price is what the car sells for.',
    text: `StockNumber,Make,Model,YearGroup,DAPPrice,EGCPrice,IsUsed,IsDemo,Odometer,RegoNum
U401,Mazda,BT-50,2021,44310,41990,True,False,50000,ABC12D
U402,Mazda,CX-30,2025,,36990,False,True,3200,`,
    cars: [
      'U401: used 2021 Mazda BT-50, $44,310 drive away, 50,000 km',
      'U402: demo 2025 Mazda CX-30, $36,990 excluding government charges, 3,200 km',
    ],
    notes: [],
  },
  {
    id: 'yard-xml',
    title: 'XML of a yard system',
    about:
      'VehicleType is a body and not new or used, Body says the doors, the internet price is the one that sells, and one car is not to be advertised.',
    text: `<Yard-Inventory>
  <vehicle>
    <Stock>U501</Stock><Year>2014</Year><Make>NISSAN</Make><Model>NAVARA</Model>
    <Mileage>117707</Mileage><RetailPrice>21990</RetailPrice><InternetPrice>19990</InternetPrice>
    <Body>4DR</Body><VehicleType>Truck</VehicleType><Transmission>A</Transmission><SetToUpload>Y</SetToUpload>
  </vehicle>
  <vehicle>
    <Stock>U502</Stock><Year>2019</Year><Make>HONDA</Make><Model>JAZZ</Model>
    <Mileage>52300</Mileage><RetailPrice>0</RetailPrice><InternetPrice>0</InternetPrice>
    <Body>4DR</Body><VehicleType>Hatchback</VehicleType><Transmission>C</Transmission><SetToUpload>N</SetToUpload>
  </vehicle>
</Yard-Inventory>`,
    cars: ['U501: used 2014 Nissan Navara, $19,990, 117,707 km, Truck'],
    notes: ['1 car marked as not to be advertised, left out (line 7).'],
  },
  {
    id: 'photos-xml',
    title: 'XML with more photos than cars',
    about: 'Cars are what look like cars. A bare & and &nbsp; are read as people mean them.',
    text: `<stock dealer="12">
  <vehicle id="1">
    <stocknumber>U601</stocknumber><type>Used</type><make>Land Rover</make><model>Defender</model>
    <year>2021</year><price>89990</price><odometer>40000</odometer>
    <description>Tow&nbsp;pack, sales & service history</description>
    <photos>
      <photo order="1">https://photos.example/601/1.jpg</photo>
      <photo order="2">https://photos.example/601/2.jpg</photo>
    </photos>
  </vehicle>
</stock>`,
    cars: [
      'U601: used 2021 Land Rover Defender, $89,990, 40,000 km, Tow pack, sales & service history, 2 photos',
    ],
    notes: [],
  },
  {
    id: 'json',
    title: 'JSON in an envelope',
    about: 'The cars are somewhere inside, with groups of their own.',
    text: `{"meta": {"dealers": [{"id": 12, "name": "The yard"}], "count": 1},
 "data": {"vehicles": [
   {"vehicle": {"stockNo": "U701", "make": {"name": "Kia"}, "model": "Rio", "year": 2020, "condition": "Pre-Owned"},
    "pricing": {"price": 15990}, "odometer": {"value": 71000, "unit": "KM"},
    "photos": [{"url": "https://photos.example/701/1.jpg"}]}]}}`,
    cars: ['U701: used 2020 Kia Rio, $15,990, 71,000 km, 1 photo'],
    notes: [],
  },
  {
    id: 'miles',
    title: 'Miles',
    about: 'A unit in the cell, in the heading or in a column of its own is used.',
    text: `stocknumber,condition,make,model,year,price,mileage,mileage_unit
U801,Used,Chevrolet,Silverado,2020,99990,45000,MI
U802,Used,RAM,1500,2020,89990,"61,200 km",`,
    cars: [
      'U801: used 2020 Chevrolet Silverado, $99,990, 72,420 km',
      'U802: used 2020 RAM 1500, $89,990, 61,200 km',
    ],
    notes: [],
  },
  {
    id: 'photos',
    title: 'Photos in one cell',
    about: 'Any separator. An address without https is made whole; what leads nowhere is left out.',
    text: `Stock No|Type|Make|Model|Year|Price|Odometer|Images
U901|Used|Honda|CR-V|2019|27990|60000|https://photos.example/a1.jpg,https://photos.example/a2.jpg
U902|Used|Honda|HR-V|2019|24990|60000|https://photos.example/b1.jpg;//photos.example/b2.jpg
U903|Used|Honda|City|2019|13990|60000|https://photos.example/{resize}/c1.jpg`,
    cars: [
      'U901: used 2019 Honda CR-V, $27,990, 60,000 km, 2 photos',
      'U902: used 2019 Honda HR-V, $24,990, 60,000 km, 2 photos',
      'U903: used 2019 Honda City, $13,990, 60,000 km',
    ],
    notes: ['1 picture left out: the address has a place for a size, such as {resize} (line 4).'],
  },
  {
    id: 'odd-values',
    title: 'Odd values and a row that fails',
    about:
      'A value that nobody can read is left out with a warning. Only a row without its stock number, make, model, year or kind is refused, alone.',
    text: `Stock No,Type,Make,Model,Year,Price,Odometer,Cylinders,Rego Expiry,VIN
UA01,Used,Subaru,Forester,2019,25990,80000,4 cyl,12/26,VIN to be confirmed
UA02,Used,Subaru,,2019,25990,80000,V6,,
UA03,Used,Subaru,XV,2019,26990,N/A,4,31/12/26,`,
    cars: [
      'UA01: used 2019 Subaru Forester, $25,990, 80,000 km',
      'UA02: refused, model is required',
      'UA03: used 2019 Subaru XV, $26,990',
    ],
    notes: [],
  },
]
