import { Icon } from '@/components/ui/Icon'

/** A drawn map, so that no third party learns who views the page. Directions are a link. */
export function MapArt() {
  return (
    <>
      <svg className="map__svg" viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="800" height="520" fill="var(--tint)" />
        <path
          d="M-20 400 C160 360 240 470 420 430 C600 392 680 470 840 430 V560H-20Z"
          fill="var(--brand-soft)"
        />
        <g stroke="var(--surface)" fill="none" strokeLinecap="round">
          <path strokeWidth="20" d="M-20 190 C200 170 320 260 520 220 S760 120 840 130" />
          <path strokeWidth="14" d="M210 -20 C240 140 250 260 330 560 M560 -20 C540 120 600 240 580 560" />
          <path
            strokeWidth="8"
            d="M-20 70H220 M-20 300H290 M60 -20V340 M140 -20V300 M260 90H560 M270 150H550 M330 300H590 M360 370H580 M420 90V410 M490 90V400 M590 80H820 M580 200H820 M590 290H820 M590 360H820 M650 60V420 M730 60V420"
          />
        </g>
      </svg>
      <span className="pin">
        <Icon name="pin" />
      </span>
    </>
  )
}
