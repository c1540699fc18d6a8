/** Marks of makes, drawn for the demo: none is the maker's own, nor like it. Solid shapes within 40 by 40. */
const SOLID: Record<string, string> = {
  audi: 'M20 5 37 35H27.5L20 20.5 12.5 35H3z',
  bmw: 'M9 5h10a7 7 0 0 1 0 14H9zM9 21h14a7 7 0 0 1 0 14H9z',
  byd: 'M4 20 19 5v30zM22 8l14 12-14 12z',
  crusader: 'M5 5h13v13H5zM22 5h13v13H22zM5 22h13v14Q6 32 5 22zM22 22h13q-1 10-13 14z',
  ford: 'M8 5h26l-5 8H8zM8 16h19l-5 8H8zM8 27h8v8H8z',
  gwm: 'M2 33 12 9l8 12 8-12 10 24h-9l-3-8-6 8-6-8-3 8z',
  holden: 'M5 5h8v30H5zM27 5h8v30h-8zM20 14.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  honda: 'M5 5h30v30H5zM20 9 9 20l11 11 11-11zM20 15l5 5-5 5-5-5z',
  hyundai: 'M13 5h10L14 35H4zM27 5h10l-9 30H18z',
  isuzu: 'M5 5h30L25 20l10 15H5l10-15z',
  jayco: 'M14 5h10v19a11 11 0 0 1-22 0h9a1.5 1.5 0 0 0 3 0zM33 5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  jeep: 'M9 5h22L20 16zM35 9v22L24 20zM31 35H9l11-11zM5 31V9l11 11z',
  kia: 'M6 5h8v30H6zM17 20 28 5h10L26 20l12 15H28z',
  kimberley: 'M4 35V26h9v-8h9V9h14v26z',
  'land-rover': 'M6 20a14 14 0 0 1 28 0zM2 25q6-4 12 0t12 0 12 0v8q-6 4-12 0t-12 0-12 0z',
  ldv: 'M5 5h8v22h22v8H5zM18 5h8v9h9v8H18z',
  lotus: 'M20 4q10 11 0 24-10-13 0-24zM3 15q12-1 15 14Q4 29 3 15zM37 15q-1 14-15 14 3-15 15-14zM8 32h24v4H8z',
  majestic: 'M4 11l9 8 7-14 7 14 9-8-4 19H8zM8 32h24v4H8z',
  mazda: 'M20 4 37 21v10L20 14 3 31V21zM20 20l14 15H24l-4-4-4 4H6z',
  'mercedes-benz': 'M4 24h8v11H4zM16 14h8v21h-8zM28 5h8v30h-8z',
  mg: 'M4 35V5h9l7 12 7-12h9v30h-8V19l-8 12-8-12v16z',
  mini: 'M20 4a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM25 11a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  mitsubishi: 'M4 6h10l10 14-10 14H4l10-14zM19 6h8l10 14-10 14h-8l10-14z',
  'new-age': 'M8 25a12 12 0 0 1 24 0zM3 29h34v5H3zM18 3h4v7h-4zM5 9l3-3 5 5-3 3zM35 9l-3-3-5 5 3 3z',
  nissan: 'M5 35V5h9l12 17V5h9v30h-9L14 18v17z',
  subaru: 'M4 4h21v7H11v14H4zM15 15h21v21H15zM22 22v7h7v-7z',
  suzuki: 'M6 5h29v7L18 27h17v8H5v-8l17-14H6z',
  tesla: 'M20 4a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM22 9v9h7L18 31v-9h-7z',
  toyota: 'M4 6h32l-4 9h-7v20H15V15H8z',
  track: 'M3 35 14 5h12l11 30H25v-7H15v7zM18 9h4v5h-4zM17.5 18h5v6h-5z',
  volkswagen: 'M3 6h10l7 17 7-17h10L25 35H15z',
  volvo: 'M31 8.5A15.5 15.5 0 0 0 8.5 31zM34.5 13a15.5 15.5 0 0 1-21.5 21.5z',
}
const LINES: Record<string, string> = {
  coromal: 'M31 9.5a15 15 0 1 0 0 21M20 20h.1',
  skoda: 'M32 8.5H17a5.7 5.7 0 0 0 0 11.5h6a5.7 5.7 0 0 1 0 11.5H8',
}

const wrapped = (drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${drawn}</svg>\n`
const INK = '#22303b'

/** By the slug of the make. */
export const MAKES: [slug: string, svg: string][] = [
  ...Object.entries(SOLID).map(([slug, d]): [string, string] => [
    slug,
    wrapped(`<path fill="${INK}" fill-rule="evenodd" d="${d}"/>`),
  ]),
  ...Object.entries(LINES).map(([slug, d]): [string, string] => [
    slug,
    wrapped(
      `<path fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="${slug === 'coromal' ? 'round' : 'butt'}" d="${d}"/>`,
    ),
  ]),
]
