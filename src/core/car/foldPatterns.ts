/** Words that are in no list: the first pattern that fits decides. Null: it says two things, so it stays as it was sent. */
type Patterns = readonly (readonly [string | null, RegExp])[]

const CABS = String.raw`(?:dual|double|twin|crew|single|x-?tra|extra|extended|space|king|super|club|freestyle|smart|rap|mega|quad)[\s-]*c(?:ab|\/)|\b[ds]\/?c(?:ab)?\b|\b(?:[kc]\/|x[\s-]?)cab\b`

/** By vocabulary. */
export const PATTERNS: Readonly<Record<string, Patterns>> = {
  fuel: [
    ['Plug-in Hybrid', /plug[\s-]?in|\bphev\b/],
    [
      'Hybrid',
      /hybrid|\b[fm]?hev\b|(?:petrol|unleaded|diesel|gasoline).*electric|electric.*(?:petrol|unleaded|diesel|gasoline)/,
    ],
    ['Hydrogen', /hydrogen|fuel[\s-]?cell|\bfcev\b/],
    ['Electric', /electric|\bb?ev\b/],
    [null, /(?:petrol|unleaded).*diesel|diesel.*(?:petrol|unleaded)/],
    ['Diesel', /diesel|\bdsl\b|\btdi\b|\bcrdi?\b/],
    ['LPG', /\blpg\b|\bauto ?gas\b|\bgas\b/],
    ['Petrol', /petrol|unlead|gasoline|\bptrl\b|\bunl\b|\bp?ulp\b|\be(?:10|85)\b|\bron\b|\b9[158]\b/],
  ],
  transmission: [
    ['Automatic', /automated manual|\bamt\b|robotised|semi[\s-]?auto|sports? auto|auto.*(?:with|w\/) manual/],
    [null, /(?:auto\w*|cvt) ?(?:or|\/|&|and) ?manual|manual ?(?:or|\/|&|and) ?(?:auto|cvt)/],
    ['Manual', /manual|^\d{1,2} ?(?:sp|spd|speed)? ?(?:m|mt|man)$|\bm\/t\b/],
    [
      'Automatic',
      /auto|\be?-?cvt|[gsx] ?tronic|tiptronic|steptronic|multitronic|sportshift|\bd[cs][tg]\b|\bpdk\b|\bedc\b|dual[\s-]?clutch|twin[\s-]?clutch|powershift|steptronic|const\w* (?:variable|ratio)|continuously|variable|reduction|(?:single|1|one)[\s-]?(?:speed|sp|gear)|direct drive|^\d{1,2} ?(?:sp|spd|speed)? ?(?:a|at)$|\ba\/t\b/,
    ],
  ],
  body: [
    ['Cab Chassis', /cab[\s/-]*chas|\bc\/c(?:h(?:as(?:sis)?)?)?\b|chassis cab/],
    ['Camper trailer', /camper[\s-]?trailer/],
    ['Caravan', /caravan/],
    ['Light Truck', /light[\s-]?truck/],
    ['People Mover', /people[\s-]?(?:mover|carrier)|\bmpv\b|mini[\s-]?van/],
    ['Van', /crew[\s-]?van|panel[\s-]?van/],
    ['SUV', /sports? utility(?! (?:truck|vehicle truck))|\bsuv\b|cross[\s-]?over|soft[\s-]?road/],
    ['Ute', new RegExp(String.raw`\bute\b|\butility\b|pick[\s-]?up|\bp\/u(?:p)?\b|${CABS}|tray[\s-]?back`)],
    ['Hatch', /hatch|lift[\s-]?back|sportback/],
    ['Sedan', /sedan|saloon|limousine/],
    ['Convertible', /convertible|cabrio|roadster|sp[yi]der|soft[\s-]?top/],
    ['Coupe', /coup[eé]/],
    ['Wagon', /wagon|estate|\btourer\b|\bavant\b/],
    ['Bus', /\bbus\b|minibus|mini[\s-]bus/],
    ['Van', /\bvan\b/],
    ['4WD', /\b4 ?wd\b|\b4x4\b/],
  ],
  drive: [
    ['4x4', /4 ?x ?4|\b4 ?wd\b|(?:four|4)[\s-]?wheel/],
    ['AWD', /\bawd\b|all[\s-]?wheel|quattro|4 ?matic|4motion|x-?drive|symmetrical/],
    ['RWD', /\brwd\b|\brear\b/],
    ['FWD', /\bf(?:ront )?wd\b|\bfront\b/],
    ['4x2', /4 ?x ?2|\b2 ?wd\b|(?:two|2)[\s-]?wheel/],
  ],
  car_type: [
    [null, /\bnew\b.*\bused\b|\bused\b.*\bnew\b/],
    ['demo', /\bdemo(?:nstrator)?s?\b/],
    [
      'used',
      /\b(?:pre[\s-]?(?:owned|loved)|(?:second|2nd)[\s-]?hand|used|near(?:ly)?[\s-]?new|ex[\s-]?(?:lease|fleet|rental|government|govt))\b/,
    ],
    ['new', /^(?:brand|factory|all|showroom)[\s-]?new\b|\bnew (?:car|vehicle|stock)s?\b/],
  ],
  status: [
    ['in_stock', /^(?:not|un)[\s-]?sold$/],
    [
      'withdrawn',
      /^(?:not|no longer)(?: to be)? (?:for|on|in|at|yet|ready|available|advertised|listed|active|live|published)\b|^un(?:available|listed|published)\b|^off (?:site|line|market|the|show|sale)\b/,
    ],
    ['sold', /^sold\b|\bsold$/],
    ['coming_soon', /in transit|on (?:order|the way|route|water)|en route|arriving|due in/],
    ['in_stock', /on hold|under (?:offer|contract|deposit)|deposit|reserved|sale pending/],
    // Where the car is now, it is not sold to the public, and nobody says that it will be.
    [
      'withdrawn',
      /whole ?sale|\bauctions?\b|(?:trade|dealers?|staff|internal|export) only|^(?:to |dealer |for )?trade(?: sale| out)?$|work ?shop|panel ?shop|body ?shop|paint ?shop|smash|\brepairs?\b|recondition|\brecon\b|(?:awaiting|waiting (?:for|on)) (?:parts?|repairs?|rwc|roadworthy|compliance|inspection|rego)|^(?:in )?servic(?:e|ing)$|(?:loan|courtesy|hire|rental|staff|company|service)[\s-]?(?:car|vehicle|fleet|loan)s?\b|^on (?:hire|loan|rent)\b|written[\s-]?off|write[\s-]?off|\bwreck(?:ed|ing)?\b|\bscrap(?:ped)?\b|\bstolen\b|^(?:draft|hidden|cancelled|canceled|disposed|transferred|duplicate|suspended|do not advertise|don'?t advertise|no web)\b/,
    ],
  ],
}
