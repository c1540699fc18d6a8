import { Document, Image, Page, Text, View, Path, Rect, Svg } from '@react-pdf/renderer'
import type { Sheet } from '@/core/car/sheet'
import { sheetStyles as s } from './styles'
import { t } from '@/lib/words'
import { qrPath } from '@/lib/qr'

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
  <View style={s.price}>
    <Text style={[s.amount, { color: sheet.colour }]}>{sheet.price}</Text>
    {sheet.priceType && <Text style={s.type}>{sheet.priceType}</Text>}
    {sheet.was && <Text style={s.was}>{t('Was {price}', { price: sheet.was })}</Text>}
    {sheet.finance && (
      <View style={s.finance}>
        <Text style={s.rate}>{sheet.finance.repayment}</Text>
        <Text style={s.rate}>{sheet.finance.comparison}</Text>
        <Text style={s.terms}>{sheet.finance.terms}</Text>
      </View>
    )}
  </View>
)

const Facts = ({ facts }: Pick<Sheet, 'facts'>) => (
  <View style={s.facts}>
    {facts.map(({ label, value }) => (
      <View key={label} style={s.fact} wrap={false}>
        <Text style={s.label}>{label}</Text>
        <Text style={s.value}>{value}</Text>
      </View>
    ))}
  </View>
)

/** One A4 page that a shopper takes along: price with its type, facts, where the car stands, a code that leads back. */
export const CarSheet = ({ sheet, picture }: Props) => (
  <Document title={sheet.title} author={sheet.dealer} language="en-AU">
    <Page size="A4" style={s.page}>
      <View style={[s.head, { borderBottomColor: sheet.colour }]}>
        <Text style={s.dealer}>{sheet.dealer}</Text>
        <Text style={s.printed}>{t('Printed {when}', { when: sheet.printed })}</Text>
      </View>
      <View style={s.top}>
        {picture && <Image style={s.picture} src={{ data: picture, format: 'jpg' }} />}
        <View style={s.offer}>
          <Text style={s.title}>{sheet.title}</Text>
          {sheet.variant && <Text style={s.variant}>{sheet.variant}</Text>}
          <Price sheet={sheet} />
        </View>
      </View>
      <Facts facts={sheet.facts} />
      {sheet.features.length > 0 && (
        <View style={s.features}>
          <Text style={s.heading}>{t('Features')}</Text>
          <Text style={s.text}>{sheet.features.join('  ·  ')}</Text>
        </View>
      )}
      <View style={s.foot} wrap={false}>
        <View style={s.place}>
          {sheet.place.map((line, index) => (
            <Text key={line} style={index === 0 ? s.placeName : s.text}>
              {line}
            </Text>
          ))}
          <Text style={s.small}>
            {t('Facts and price as on the website when this sheet was printed.')} {sheet.finance?.small ?? ''}
          </Text>
        </View>
        <Qr text={sheet.href} size={92} />
      </View>
    </Page>
  </Document>
)
