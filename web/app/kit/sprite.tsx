import styles from './icon.module.css'

const horn =
  'M9 96L9 72L9 48L9 24L9 0.7L11.1 -6.4L14.4 -13.5L18.8 -19.3L24 -23.9L29.7 -27.1L35.8 -28.9L41.8 -29.3L47.6 -28.4L52.9 -26.3L57.6 -23.2L61.4 -19.2L64.2 -14.6L66 -9.6L66.6 -4.5L66.3 0.4L64.9 4.9L62.8 8.9L60 12.2L56.8 14.6L53.4 16.2L49.8 16.9L46.4 16.8L43.2 16L40.4 14.6L38 12.6L36.2 10.2L34.9 7.6L34.3 4.9L34.2 2.3L34.7 -0.1L35.6 -2.2L36.7 -3.9L38.1 -5.1L39.6 -5.9L41 -6.3L42.3 -6.4L43.5 -6.2L44.5 -5.8L45.3 -5.2L46.2 -4L55.3 -10.4L53.7 -12.8L51 -15.3L47.6 -17.1L43.8 -18.2L39.6 -18.3L35.4 -17.4L31.3 -15.5L27.7 -12.6L24.7 -8.8L22.5 -4.2L21.2 0.9L21.1 6.3L22.2 11.8L24.4 17.1L27.9 21.9L32.4 26L37.9 29.1L44.2 30.9L50.8 31.3L57.6 30.1L64.1 27.4L70.1 23.2L75.1 17.7L79 11L81.4 3.4L82.3 -4.8L81.4 -13.1L78.7 -21.3L74.3 -28.9L68.3 -35.5L60.8 -40.8L52.1 -44.4L42.7 -46.1L32.9 -45.7L23.2 -43L14.1 -38.1L6 -31.3L-0.7 -22.7L-5.6 -12.7L-9 -0.7L-9 24L-9 48L-9 72L-9 96ZM42.7 -7.2a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z'

/** The drawings that icons and the logo use; stands once on a page. Ids have a prefix because elements have ids too. */
export const Sprite = () => (
  <svg className={styles.sprite} aria-hidden="true">
    <symbol id="i-arrow" viewBox="0 0 24 24">
      <path d="M4 12h16M14 6l6 6-6 6" />
    </symbol>
    <symbol id="i-down" viewBox="0 0 24 24">
      <path d="M6 9l6 6 6-6" />
    </symbol>
    <symbol id="i-plus" viewBox="0 0 24 24">
      <path d="M12 5v14M5 12h14" />
    </symbol>
    <symbol id="i-close" viewBox="0 0 24 24">
      <path d="M6 6l12 12M18 6L6 18" />
    </symbol>
    <symbol id="i-menu" viewBox="0 0 24 24">
      <path d="M4 7h16M4 12h16M4 17h16" />
    </symbol>
    <defs>
      <path id="i-horn" d={horn} />
    </defs>
  </svg>
)
