import { useAddressOf } from '../i18n/locale.ts'
import icon from '../kit/pictures/icon.svg'
import type { Vision } from './low-vision.ts'
import touchIcon from './pictures/touch-icon.png'

/** The ground of each scheme, as the tokens have it: the browser's own bars are drawn before any style is read. */
export const grounds = { light: '#ffffff', dark: '#151417', white: '#ffffff', black: '#000000', blue: '#d6ebfa', beige: '#f7f0d8' } as const

/** Icons, the manifest, and the colours that the browser itself uses. */
export const HeadMarks = ({ vision }: { vision: Vision | undefined }) => {
  const manifest = useAddressOf('/manifest.webmanifest')
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href={manifest} />
      {vision?.scheme ? (
        <>
          <meta name="color-scheme" content={vision.scheme === 'black' ? 'dark' : 'light'} />
          <meta name="theme-color" content={grounds[vision.scheme]} />
        </>
      ) : (
        <>
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
        </>
      )}
    </>
  )
}
