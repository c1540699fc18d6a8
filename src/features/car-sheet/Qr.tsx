import { Path, Rect, Svg } from '@react-pdf/renderer'
import { qrPath } from '@/lib/qr'

/** @param size side in points */
export function Qr({ text, size }: { text: string; size: number }) {
  const { modules, path } = qrPath(text)
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <Rect x={0} y={0} width={modules} height={modules} fill="#fff" />
      <Path d={path} fill="#000" />
    </Svg>
  )
}
