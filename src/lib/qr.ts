import { encode } from 'uqr'

/** A QR code as one SVG path, measured in modules, with a quiet zone of four modules. */
export const qrPath = (text: string): { modules: number; path: string } => {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { modules: size, path }
}

export const qrSvg = (text: string): string => {
  const { modules, path } = qrPath(text)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">` +
    `<rect width="${modules}" height="${modules}" fill="#fff"/><path d="${path}"/></svg>`
  )
}
