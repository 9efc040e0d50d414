import styles from './reach.module.css'

/** A phone number that can be called. */
export const Phone = ({ number }: { number: string }) => (
  <a className={styles.phone} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
    {number}
  </a>
)

/** An address that can be written to; in a narrow column it breaks before its second half and not just anywhere. */
export const Email = ({ address }: { address: string }) => {
  const [name, place] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      {name}
      <wbr />@{place}
    </a>
  )
}
