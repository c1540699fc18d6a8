/** Line drawings of accessories: what is sold in the strong line and filled, the car around it in the pale one. */

/** The car, which is not for sale here. */
export const car = (...paths: string[]) => `<path stroke="{pale}" stroke-width="1.5" d="${paths.join('')}"/>`
/** The thing itself, and lines upon it. */
export const part = (...paths: string[]) => `<path fill="{fill}" fill-rule="evenodd" d="${paths.join('')}"/>`
export const line = (...paths: string[]) => `<path d="${paths.join('')}"/>`

export const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
export const box = (x: number, y: number, width: number, height: number, r = 2) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r}-${r} ${r}h-${width - 2 * r}q-${r} 0-${r}-${r}v-${height - 2 * r}q0-${r} ${r}-${r}z`

const WHEELS = `${round(23, 54, 7)}${round(74, 54, 7)}`
const UTE = `M16 54h-6q-3 0-3-3v-8q0-4 4-5l9-2 8-11q2-3 6-3h11q4 0 4 4v10h40v15q0 3-3 3h-5M30 54h37M49 36v18M30 36h14V27h-8z${WHEELS}`
const WAGON = `M16 54h-6q-3 0-3-3v-8q0-4 4-5l9-2 9-12q2-3 6-3h38q4 0 5 3l5 14v11q0 5-2 5M30 54h37M33 36l6-9h9v9zM53 36v-9h13v9zM71 36v-9h6l4 9z${WHEELS}`
const FRONT = `M20 34l7-17q1-3 5-3h32q4 0 5 3l7 17M14 58v-16q0-6 6-8h56q6 2 6 8v16zM20 42h11v6H20zM65 42h11v6H65zM38 43h20M38 48h20`
const REAR = `M20 30l6-14q1-3 5-3h34q4 0 5 3l6 14M16 54v-18q0-5 5-6h54q5 1 5 6v18zM20 36h9v8h-9zM67 36h9v8h-9zM40 38h16v7H40z`
const VAN = `M17 56H8V18q0-5 5-5h52q4 0 6 4l10 18q8 2 8 9v9q0 3-3 3h-9M31 56h32M66 34V20h1l9 14z`

export const ACCESSORIES: Record<string, string> = {
  'rubber-floor-mats':
    part('M12 17q14-5 29 0l3 38q-18 5-35 0zM55 17q14-5 29 0l3 38q-18 5-35 0z') +
    line('M17 26h20M16 34h22M15 42h24M60 26h20M59 34h22M58 42h24'),
  'dash-camera':
    car('M6 62 22 12h52l16 50M14 62h68') +
    part(box(33, 24, 30, 20, 5), round(48, 34, 6)) +
    line('M43 24v-9h10v9', round(48, 34, 1.5), 'M57 30h2'),
  'window-tint':
    car(
      'M16 58h-6q-4 0-4-4v-8q0-4 5-5l10-3M34 58h28M80 58h6q4 0 4-4v-9q0-5-6-7l-9-14q-3-4-8-4H42q-5 0-9 4L21 38',
      round(25, 57, 9),
      round(71, 57, 9),
    ) +
    part('M28 38l10-11q2-2 5-2h7v13zM55 38V25h9q3 0 5 3l6 10z') +
    line('M34 36l8-9M40 37l8-10M60 37l6-9'),
  'boot-liner':
    car('M10 60V30q0-14 14-16h48q14 2 14 16v30') +
    part('M18 40l9-14h42l9 14v15q0 3-3 3H21q-3 0-3-3z') +
    line('M18 40h60M30 32h36M28 36h40M26 47h44M26 52h44'),
  'weather-shields':
    car('M10 62V40l20-22q3-4 9-4h42v48zM18 42l16-17q3-3 7-3h32v20zM62 49h10') +
    part('M14 40l18-19q4-5 10-5h35v8H43q-4 0-7 3L21 44z'),
  'roof-racks':
    car('M6 62q10-24 30-26h24q20 2 30 26M24 62q6-14 16-15h16q10 1 16 15') +
    part(box(18, 24, 60, 6, 3), box(26, 14, 44, 5, 2.5)) +
    line('M24 30l-3 9M72 30l3 9M31 19l-2 5M65 19l2 5'),
  'mud-flaps':
    car('M8 22h50q12 2 16 16M8 22q-1 8-1 18h5', round(36, 46, 18), round(36, 46, 8)) +
    part('M62 34h16l2 26q0 3-3 3H65q-3 0-3-3z') +
    line('M66 34v-4M74 34v-4M68 44v12M73 44v12'),
  'seat-covers':
    car('M24 64v4M66 64v4') +
    part(
      'M30 18q0-8 8-8h8q8 0 8 8v4q0 3-3 3H33q-3 0-3-3zM24 44q0-18 8-19h20q8 1 9 19v4H26q-2-1-2-4zM22 52q0-4 6-4h36q10 0 11 8 0 8-7 8H28q-6 0-6-6z',
    ) +
    line('M36 30v14M48 30v14M34 56h30'),
  'bonnet-protector': car(FRONT) + part('M18 33q30-11 60 0l-2 6q-28-9-56 0z'),
  'reverse-parking-sensors':
    car(REAR) +
    part(round(27, 49, 2.5), round(41, 50, 2.5), round(55, 50, 2.5), round(69, 49, 2.5)) +
    line('M34 59q14 4 28 0M30 64q18 5 36 0M38 69q10 2 20 0'),
  'roof-pod':
    car('M6 64q12-24 32-26h26q16 2 26 26M24 64q8-15 18-16h20q8 1 12 16M32 38v-5M66 38v-5') +
    part('M14 26q4-12 24-13h34q12 1 12 10 0 10-10 10H22q-8 0-8-7z') +
    line('M15 26h68M62 26v4'),
  'paint-protection-film':
    car(FRONT) + part('M24 34q24-6 48 0l4 8v9l-12 7H22l-4-6v-9z') + line('M76 51h-9q-3 0-3 3v4z'),
  'tow-bar-with-wiring':
    car('M8 12v22q0 6 6 6h68q6 0 6-6V12M14 22h14v8H14zM68 22h14v8H68z') +
    part('M16 46h64v7H54v6h10q3 0 3 3v3H42V53H16z', round(61, 53, 5)) +
    line('M61 58v3', round(28, 49.5, 1), 'M22 46v-6M74 46v-6'),
  'electric-brake-controller':
    car('M6 24q30-14 84 0M6 62V24M90 62V24') +
    part(box(24, 26, 48, 28, 5), round(42, 40, 9)) +
    line('M42 31v6M60 36h6M60 41h6M60 46h6M34 31l-2-2M50 31l2-2'),
  'cargo-barrier':
    car('M6 66V28Q8 10 26 9h44q18 1 20 19v38') +
    part('M16 62V30q1-12 12-13h40q11 1 12 13v32z') +
    line('M16 30h64M16 41h64M16 52h64M27 17v45M38 17v45M48 17v45M58 17v45M69 17v45'),
  'side-steps':
    car(WAGON) + part('M32 57h33q3 0 3 3t-3 3H32q-3 0-3-3t3-3z') + line('M38 57v-3M59 57v-3M36 60h8M53 60h8'),
  awning:
    car(
      'M6 62v-8q0-4 4-5l8-2 7-10q2-3 6-3h20q4 0 4 4v24zM33 44v-5M18 47h37',
      round(18, 61, 5),
      round(44, 61, 5),
    ) +
    part('M26 28l26-16h36v5L64 33H26z') +
    line('M88 17v49M64 33v33M26 28l38 0 24-15'),
  'recovery-points':
    car('M6 14v18q0 6 6 6h72q6 0 6-6V14M16 20h16v8H16zM64 20h16v8H64zM38 24h20') +
    part('M40 44h16v8q8 3 8 10 0 9-16 9t-16-9q0-7 8-10zM41 61q0 4 7 4t7-4-7-5-7 5z') +
    line('M44 48h8M44 38v6M52 38v6'),
  snorkel:
    car('M6 60V42q0-4 6-5l24-5 16-20h38M36 32h54M52 14v18M6 60h10', round(30, 60, 11)) +
    part('M22 40h18q4 0 5-3l12-21V9q0-3 3-3h10q3 0 3 3v7H63L50 41q-2 5-8 5H22z') +
    line('M61 11h8'),
  'second-battery-with-charger':
    part(box(12, 28, 44, 32, 3), 'M18 28v-6h9v6M41 28v-6h9v6', box(66, 36, 20, 24, 3)) +
    line('M22 42h8M26 38v8M39 42h8M12 52h44M22 22q2-10 16-10h26q12 0 12 14v10M72 44h8M72 50h8'),
  'tub-liner':
    car('M6 22 22 12h52l16 10M6 22v34M90 22v34M14 60h12M70 60h12') +
    part('M12 28h72l-4 30H16z') +
    line('M24 28l3 30M36 28l2 30M48 28v30M60 28l-2 30M72 28l-3 30M12 28l12-9h48l12 9'),
  'hard-tonneau-cover': car(UTE) + part('M50 33 88 20l2 4-38 12z') + line('M74 27l4 9M56 31l2 5'),
  'soft-tonneau-cover':
    car(UTE) +
    part('M50 32h28v4H50z', round(83, 32, 5)) +
    line('M56 32v4M63 32v4M70 32v4', round(83, 32, 1.5)),
  'canopy-with-side-windows':
    car(UTE) + part('M51 36V26q0-4 4-4h26q4 0 6 4l2 10z', 'M56 33v-7h10v7zM71 33v-7h9l3 7z'),
  'bull-bar':
    car(FRONT) +
    part(
      'M12 50h72v12q0 3-3 3H15q-3 0-3-3z',
      'M24 50V38q0-6 6-6h36q6 0 6 6v12h-5V40q0-3-3-3H32q-3 0-3 3v10z',
    ) +
    line('M20 57h10M66 57h10M40 57h16M42 37v13M54 37v13'),
  'ladder-rack':
    car(UTE) +
    part('M22 15h66v4H22z') +
    line('M53 36V19M86 36V19M53 27h33M28 11h54M28 7h54M34 7v4M44 7v4M54 7v4M64 7v4M74 7v4'),
  bulkhead:
    car(VAN, round(24, 56, 7), round(70, 56, 7)) +
    part('M44 16h8v38h-8z') +
    line('M46 22h4v9h-4zM46 38h4M46 43h4M46 48h4'),
  'ply-lining':
    car(VAN, round(24, 56, 7), round(70, 56, 7)) +
    part('M12 18h18v28H12zM33 18h18v28H33z') +
    line('M16 24q4 3 10 0M16 31q5 4 10 0M16 38q4 3 10 0M37 24q5 3 10 0M37 31q4 4 10 0M37 38q5 3 10 0'),
  shelving:
    part('M14 10h68v6H14zM14 32h68v6H14zM14 54h68v6H14z') +
    line(
      'M18 16v16M18 38v16M78 16v16M78 38v16M18 60v6M78 60v6M24 32V22h14v10M42 32v-7h10v7M56 32V20h16v12M24 54V44h20v10M50 54V42h22v12M24 27h14M50 48h22',
    ),
}
