import { createTheme, type Theme } from '@mui/material'
import { colours as brand } from '@narkhoz/contract/brand.ts'

/** The brand's colours, and additional ones of the screens. */
export const colours = { ...brand, ground: '#faf8f4', goldText: '#7a4f06', goldTint: '#fbf1dd' } as const

const font = "'Onest Variable', 'Onest', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

const focusRing = { outline: `3px solid ${colours.sky}`, outlineOffset: 2 }

/** Fields take the full width of a phone. */
const wholeOnPhones = {
  props: {},
  style: ({ theme: { breakpoints } }: { theme: Theme }) => ({ [breakpoints.down('sm')]: { width: '100%' } }),
}

/** The look of the screens: the site's letters and colours on the library's parts. */
export const theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: colours.crimson, dark: colours.crimsonDark, light: '#c9475d', contrastText: '#ffffff' },
    secondary: { main: colours.sky, dark: '#0a4259', light: '#3d7d97', contrastText: '#ffffff' },
    error: { main: colours.error },
    warning: { main: colours.goldText },
    info: { main: colours.sky },
    success: { main: colours.ok },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    background: { default: colours.ground, paper: colours.paper },
    divider: colours.line,
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: font,
    fontSize: 14,
    h1: { fontSize: '1.625rem', fontWeight: 660, letterSpacing: '-0.012em', lineHeight: 1.2 },
    h2: { fontSize: '1.1875rem', fontWeight: 640, lineHeight: 1.3 },
    h3: { fontSize: '1.0313rem', fontWeight: 620, lineHeight: 1.35 },
    h4: { fontSize: '0.9375rem', fontWeight: 620, lineHeight: 1.4 },
    h5: { fontSize: '0.9375rem', fontWeight: 620 },
    h6: { fontSize: '0.875rem', fontWeight: 620 },
    button: { textTransform: 'none', fontWeight: 560 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    overline: { fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.8 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontSynthesis: 'none', WebkitFontSmoothing: 'antialiased' },
        ':focus-visible': focusRing,
        '@media (prefers-reduced-motion: reduce)': {
          '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 8, minHeight: 36, '&.Mui-focusVisible': focusRing } },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8, '&.Mui-focusVisible': focusRing } } },
    MuiToggleButton: { styleOverrides: { root: { textTransform: 'none', '&.Mui-focusVisible': focusRing } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12, borderColor: colours.line } } },
    MuiAutocomplete: { defaultProps: { fullWidth: true }, variants: [wholeOnPhones] },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true }, variants: [wholeOnPhones] },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colours.paper, '& .MuiOutlinedInput-notchedOutline': { borderColor: '#b9b1a4' } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 2, marginRight: 0 } } },
    MuiInputLabel: { styleOverrides: { root: { '&.MuiInputLabel-shrink': { color: colours.inkSoft } } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: colours.line, padding: '10px 12px', '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
        head: { fontWeight: 600, color: colours.inkSoft, backgroundColor: colours.paper, whiteSpace: 'nowrap' },
      },
    },
    MuiTooltip: { defaultProps: { arrow: true }, styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: colours.ink } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.1875rem', fontWeight: 640 } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 550 } } },
    MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4, height: 8, backgroundColor: colours.line } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 560, minHeight: 44 } } },
  },
})
