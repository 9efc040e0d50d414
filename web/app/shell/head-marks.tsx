import { grounds } from '@narkhoz/contract/brand.ts'
import { useAddressOf } from '../i18n/locale.ts'
import icon from '../kit/pictures/icon.svg'
import type { Vision } from './low-vision.ts'
import touchIcon from './pictures/touch-icon.png'

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
