/** Without spaces, dashes and case. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const each = (names: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(names).map(([field, text]) => [field, words(text)]))

/** Suppliers' names for the facts of a car. The field's own name and label are known anyway. */
export const COLUMN_NAMES = each({
  stocknum: `
    stockno stocknumber stock stockid stocknr stk stkno stknumber stkid stockcode dealerstocknumber
    dealerstockno dealerstockid dmsstockno sku yardno yardnumber stockref stockreference
    inventorynumber inventoryno vehiclestocknumber`,
  make: 'manufacturer brand marque makename vehiclemake vehmake makedescription oem',
  model: 'modelname family vehiclemodel vehmodel modeldescription modelfamily',
  badge: 'variant trim grade badgename derivative trimlevel vehiclestyle variantname submodel',
  series: 'seriesname modelseries seriescode',
  year: `
    modelyear yearmodel yr buildyear yearofmanufacture manufactureyear yeargroup vehicleyear vehyear my yearbuilt
    releaseyear manufacturedyear yearmade vehiclemodeldate`,
  car_type: `
    type condition newused usednew stocktype vehicletype listingtype newusedflag nu stateofvehicle
    vehiclecondition stockcategory neworused inventorytype vehiclestatus saletype vehicleclass
    newuseddemo salecategory stockclass conditiontype carcondition itemcondition`,
  'car_type.new': 'isnew new',
  'car_type.used': 'isused used',
  'car_type.demo': 'isdemo demo exdemo isdemonstrator',
  'price.drive_away': `
    driveawayprice dapprice priceda pricedriveaway driveaway pricedap dap daprice
    priceincludingonroads onroadprice priceonroad driveawayamount driveawaypriceinclgst`,
  'price.egc': `
    egcprice priceegc egc priceexcludinggovernmentcharges excludinggovernmentcharges priceexgc
    priceexgovtcharges priceexclgovtcharges exgovtcharges exclgovtcharges priceexgovcharges`,
  'price.shown': 'showprice isshowprice priceshown displaypriceonweb showpriceonweb showpriceonwebsite',
  'price_type.drive_away': 'isdriveaway driveawayflag isdriveawayprice isdap',
  'price_type.egc': 'isegc isegcprice',
  'price_type.on_application': 'poa ispoa priceonapplication hideprice ishideprice pricehidden',
  before_price: 'wasprice rrp oldprice pricebefore originalprice msrp previousprice pricewas',
  price_type: 'pricetype pricequalifier vehiclepricetype pricedescription pricecode',
  km: `
    odometer odo kms kilometers kilometres mileage odometerreading odometerkm odometerkms
    mileagevalue odometerreadingkms mileagekm mileagekms odometervalue currentodometer odokms odokm odoreading
    kilometersdriven kmsdriven kmdriven currentmileage distance distancetravelled kmtravelled mileagefromodometer
    kmstravelled kilometre kilometrestravelled odometerreadingkm odometerreadingskm distancekm`,
  'km.miles': 'miles',
  'km.unit': `
    mileageunit mileageunits odometerunit odometerunits odounit odounits unitofmileage mileageuom
    odometeruom distanceunit odometertype mileagetype ismiles kmormiles mileagefromodometerunitcode
    mileagefromodometerunittext`,
  upload: `
    settoupload upload uploadtoweb uploadtowebsite advertise advertised showonweb showonwebsite
    showoninternet publish published isadvertised webready onweb export web active isactive visible isvisible
    live islive enabled isenabled displayonweb displayonwebsite displayoninternet showinweb webenabled listed
    ispublished onwebsite showonsite internet online`,
  'upload.not': `
    deleted isdeleted hidden ishidden donotadvertise dontadvertise donotpublish hideonweb hidefromweb
    hideonwebsite hidefromwebsite notforsale noweb excludefromweb`,
  reserved: 'onhold hold isonhold isreserved underoffer isunderoffer deposittaken',
  sold: 'issold',
  colour: `
    color exteriorcolour exteriorcolor extcolour extcolor col bodycolour colourname colorname paint
    paintcolour exterior externalcolour bodycolor exteriorcolourname`,
  interior_colour:
    'interiorcolor trimcolour intcolour intcolor trimcolor interior upholstery vehicleinteriorcolor',
  simple_body: 'bodytype bodystyle bodyshape bodydescription bodyname vehiclebody genericbody',
  fuel: 'fueltype fuelname fueltypename enginefuel fueldescription enginefueltype',
  trans: `
    transmission gearbox transmissiontype transmissionname gearboxtype transmissiondescription
    tranmission geartype gear vehicletransmission`,
  drive: `
    drivetype drivetrain wheeldrive drivetypename drivetraindesc drivenwheels drivewheels
    drivetraindescription drivetraintype drivewheelconfiguration`,
  seats: 'noofseats seatcount seatingcapacity numberofseats numseats seating vehicleseatingcapacity',
  doors: 'noofdoors doorcount bodydoorct doorct numberofdoors numdoors',
  regplate: `
    rego registration regono regonumber regno plate numberplate registrationnumber regonum licenseplate reg
    regonr registrationno licenceplate fullregistration registrationplate regplatenumber platenumber
    plateno regnum regonumberplate`,
  rego_expiry: `
    regoexpiry regexp registrationexpiry regoexpirydate regoexp registrationexpirydate regexpiry
    regexpirydate regodue registereduntil regoexpires registrationexpires regoexpdate regexpdate`,
  vin: `
    vinnumber chassis chassisnumber vinno vinchassis vehicleidentificationnumber chassisno vincode
    vinorchassis`,
  images: `
    image photo photos pictures picture pic pics img imgs imageurl imageurls photourl photourls imagelist photolist
    imagesimage photosphoto picturespicture imagesurl photosurl imagelink additionalimagelink
    additionalimagelinks photourllist imageurllist pictureurls picturerefs photolinks imagelinks
    imagefiles mainphoto mainimage morephotos media pictureurl imagesphoto photosimage photosurls
    imageslist additionalimages allimages imagepaths photopaths photosphotourl imagesimageurl
    picturelist extraphotos`,
  dealercomments: `
    comments description advertdescription adcopy advertcopy copy adtext dealercomment notes adverttext advdescription
    addescription sellercomments vehicledescription longdescription remarks advertisement comment
    blurb salescomments webcomments autowriterdescription vehiclecomments advertcomments
    webdescription sellersnotes sellernotes salespitch advertbody`,
  features: `
    options extras optionalfeatures optionfeature optionfeatures accessories feature featuresfeature
    optionsoption featurelist optionlist equipmentlist vehiclefeatures optionslist highlights
    keyfeatures optionaldescription optionalequipment vehicleoption vehicleoptions`,
  standardEquipment: 'standardfeatures equipment standards standardfeature standardequip',
  status: 'stockstatus salestatus availability inventorystatus carstatus listingstatus',
  engine_size: `
    engine enginecapacity enginedescription enginesize enginedisplacement capacity ccrating enginecc
    cc displacement enginedesc engineliter enginelitre enginetype`,
  engine_size_litres: 'enginesizelitres enginelitres enginesizeliters engineliters litres',
  cylinders:
    'cyl noofcylinders enginecylinderct cylinderct cylindercount numberofcylinders enginecylinders cyls numcylinders',
  build_date: 'builddate manufacturedate compliancebuilddate dateofmanufacture built',
  compliance_date: 'compliancedate complianceplate complied',
  external_video_url: 'video videourl videolink youtube youtubeurl videoaddress youtubelink',
  name: 'title headline advertisementtitle advertheading adtitle heading adverttitle listingtitle',
  certified: 'certifiedpreowned iscertified cpo dealercertified manufacturercertified',
  previous_owners: 'owners noofowners ownercount numberofowners numberofpreviousowners',
  location_name: 'branch yard lot yardname branchname',
})

/** Several prices of one car: the first that is filled is what it sells for. */
export const PRICES = words(`
  specialprice clearanceprice promoprice reducedprice internetprice webprice onlineprice nowprice pricenow saleprice currentprice price
  advertisedprice ourprice price1 advertprice adprice advprice askingprice asking sellingprice sellprice pricevalue priceamount
  pricecurrent salesprice displayprice finalprice priceasking retailprice retail listprice cashprice
  priceaud vehicleprice forecourtprice amountaud netprice priceincgst priceinclgst`)

/** Names that mean the stock number only where nothing else does. */
export const WEAK_NUMBERS = words(`
  id vehicleid listingid ref refno reference referenceno referencenumber code unitno unitnumber
  carid adid inventoryid no number itemid vehicleref uniqueid dealerref externalid vehicleno carno
  offerid`)

/** What is within these says nothing of the car. */
export const OTHER_THINGS = words(`
  dealer dealership seller contact branch customer owner tradein finance financing salesperson agent
  company warranty insurance shipping owners autograbdata`)
