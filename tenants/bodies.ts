const BODIES: Readonly<Record<string, string | undefined>> = {
  suv: 'SUV',
  ev_suv: 'SUV',
  '4x4': '4WD',
  ute: 'Ute',
  hatch: 'Hatch',
  ev_hatch: 'Hatch',
  sedan: 'Sedan',
  ev_sedan: 'Sedan',
  wagon: 'Wagon',
  van: 'Van',
  coupe: 'Coupe',
  people_mover: 'People Mover',
  caravan: 'Caravan',
}

/** The body in a demo picture such as `ev_suv-2-silver`, in the words of the stock. */
export const bodyOf = (picture: string): string | undefined => BODIES[picture.split('-')[0] ?? '']
