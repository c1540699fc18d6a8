import {
  StyleSheet,
  Document,
  Image,
  Page,
  Text,
  View,
  Path,
  Rect,
  Svg,
  renderToBuffer,
} from '@react-pdf/renderer'
import type { Sheet } from '@/core/car/sheet'
import { t } from '@/lib/words'
import { qrPath } from '@/lib/qr'

const QUIET = '#55606a'

/** Lengths in points. */
const sheetStyles = StyleSheet.create({
  page: { padding: 36, fontFamily: 'Helvetica', fontSize: 9, color: '#16191c', lineHeight: 1.35 },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    borderBottomWidth: 3,
    paddingBottom: 8,
  },
  dealer: { fontFamily: 'Helvetica-Bold', fontSize: 15 },
  printed: { color: QUIET },
  top: { flexDirection: 'row', gap: 20, marginTop: 18 },
  picture: { width: 290, height: 194, objectFit: 'cover', borderRadius: 4 },
  offer: { flex: 1 },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 20, lineHeight: 1.15 },
  variant: { fontSize: 11, color: QUIET, marginTop: 4 },
  price: { marginTop: 12 },
  amount: { fontFamily: 'Helvetica-Bold', fontSize: 24, lineHeight: 1.1 },
  type: { fontSize: 10 },
  was: { fontSize: 10, color: QUIET },
  finance: { marginTop: 10 },
  rate: { fontFamily: 'Helvetica-Bold', fontSize: 11 },
  terms: { fontSize: 8, color: QUIET, marginTop: 2 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 18, borderTop: '1 solid #d7dcdf' },
  fact: { width: '50%', flexDirection: 'row', paddingVertical: 4, borderBottom: '1 solid #e8ebed' },
  label: { width: 110, color: QUIET },
  value: { flex: 1, paddingRight: 12, fontFamily: 'Helvetica-Bold' },
  features: { marginTop: 14 },
  heading: { fontFamily: 'Helvetica-Bold', fontSize: 11, marginBottom: 3 },
  text: { fontSize: 9 },
  foot: { flexDirection: 'row', gap: 18, marginTop: 'auto', paddingTop: 14, borderTop: '1 solid #d7dcdf' },
  place: { flex: 1 },
  placeName: { fontFamily: 'Helvetica-Bold', fontSize: 11 },
  small: { fontSize: 6.5, color: QUIET, marginTop: 6, lineHeight: 1.3 },
})

/** @param size side in points */
function Qr({ text, size }: { text: string; size: number }) {
  const { modules, path } = qrPath(text)
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <Rect x={0} y={0} width={modules} height={modules} fill="#fff" />
      <Path d={path} fill="#000" />
    </Svg>
  )
}

interface Props {
  sheet: Sheet
  /** A JPEG of the car; null draws no picture. */
  picture: Buffer | null
}

const Price = ({ sheet }: { sheet: Sheet }) => (
  <View style={sheetStyles.price}>
    <Text style={[sheetStyles.amount, { color: sheet.colour }]}>{sheet.price}</Text>
    {sheet.priceType && <Text style={sheetStyles.type}>{sheet.priceType}</Text>}
    {sheet.was && <Text style={sheetStyles.was}>{t('Was {price}', { price: sheet.was })}</Text>}
    {sheet.finance && (
      <View style={sheetStyles.finance}>
        <Text style={sheetStyles.rate}>{sheet.finance.repayment}</Text>
        <Text style={sheetStyles.rate}>{sheet.finance.comparison}</Text>
        <Text style={sheetStyles.terms}>{sheet.finance.terms}</Text>
      </View>
    )}
  </View>
)

const Facts = ({ facts }: Pick<Sheet, 'facts'>) => (
  <View style={sheetStyles.facts}>
    {facts.map(({ label, value }) => (
      <View key={label} style={sheetStyles.fact} wrap={false}>
        <Text style={sheetStyles.label}>{label}</Text>
        <Text style={sheetStyles.value}>{value}</Text>
      </View>
    ))}
  </View>
)

/** One A4 page that a shopper takes along: price with its type, facts, where the car stands, a code that leads back. */
const CarSheet = ({ sheet, picture }: Props) => (
  <Document title={sheet.title} author={sheet.dealer} language={sheet.lang}>
    <Page size="A4" style={sheetStyles.page}>
      <View style={[sheetStyles.head, { borderBottomColor: sheet.colour }]}>
        <Text style={sheetStyles.dealer}>{sheet.dealer}</Text>
        <Text style={sheetStyles.printed}>{t('Printed {when}', { when: sheet.printed })}</Text>
      </View>
      <View style={sheetStyles.top}>
        {picture && <Image style={sheetStyles.picture} src={{ data: picture, format: 'jpg' }} />}
        <View style={sheetStyles.offer}>
          <Text style={sheetStyles.title}>{sheet.title}</Text>
          {sheet.variant && <Text style={sheetStyles.variant}>{sheet.variant}</Text>}
          <Price sheet={sheet} />
        </View>
      </View>
      <Facts facts={sheet.facts} />
      {sheet.features.length > 0 && (
        <View style={sheetStyles.features}>
          <Text style={sheetStyles.heading}>{t('Features')}</Text>
          <Text style={sheetStyles.text}>{sheet.features.join('  ·  ')}</Text>
        </View>
      )}
      <View style={sheetStyles.foot} wrap={false}>
        <View style={sheetStyles.place}>
          {sheet.place.map((line, index) => (
            <Text key={line} style={index === 0 ? sheetStyles.placeName : sheetStyles.text}>
              {line}
            </Text>
          ))}
          <Text style={sheetStyles.small}>
            {t('Facts and price as on the website when this sheet was printed.')} {sheet.finance?.small ?? ''}
          </Text>
        </View>
        <Qr text={sheet.href} size={92} />
      </View>
    </Page>
  </Document>
)

/** `picture`: bytes of a JPEG. Returns the PDF's bytes. */
export const renderSheet = (sheet: Sheet, picture: Buffer | null): Promise<Buffer> =>
  renderToBuffer(<CarSheet sheet={sheet} picture={picture} />)
