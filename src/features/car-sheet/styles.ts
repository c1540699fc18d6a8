import { StyleSheet } from '@react-pdf/renderer'

const QUIET = '#55606a'

/** Lengths in points. */
export const sheetStyles = StyleSheet.create({
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
