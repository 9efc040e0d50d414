import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const transcript: CarriedBlock = {
  type: 'steps',
  title: say('Транскриптті қалай алуға болады', 'Как получить транскрипт', 'How to get a transcript'),
  desc: prose(
    'Транскрипт\u00a0– оқыған пәндер, кредиттер мен бағалар тізімі. Қазақ, орыс және ағылшын тілдерінде беріледі.',
    'Транскрипт\u00a0— это перечень дисциплин, кредитов и оценок. Его выдают на казахском, русском и английском.',
    'A transcript lists your courses, credits and marks. It is issued in Kazakh, Russian and English.',
  ),
  link: {
    text: say('Транскриптке өтінім беру', 'Заказать транскрипт', 'Order a transcript'),
    url: '/service-center?modal=transcript',
  },
  items: [
    {
      title: say('Қай түрі керегін анықтаңыз', 'Решите, какой вид нужен', 'Decide which kind you need'),
      desc: prose(
        'Жұмысқа, магистратураға және алмасуға көбіне QR-коды бар электрондық нұсқа жетеді. Апостиль қойғызсаңыз, мөр басылған қағаз керек.',
        'Для работы, магистратуры и обмена обычно хватает электронной версии с QR-кодом. Для апостиля нужна бумага с печатью.',
        'For a job, a master’s degree or an exchange the electronic version with its QR code will usually do. For an apostille you need stamped paper.',
      ),
    },
    {
      title: say('Өтінім жіберіңіз', 'Отправьте заявку', 'Send a request'),
      desc: prose(
        'Оқып жүрген студент <a href="/account">жеке кабинеттен</a> сұрайды. Түлек онлайн нысанды толтырып, түскен және бітірген жылын жазады да, жеке куәлігінің көшірмесін тіркейді.',
        'Действующий студент запрашивает его в <a href="/account">личном кабинете</a>. Выпускник заполняет онлайн-форму, указывает годы поступления и выпуска и прилагает копию удостоверения.',
        'Current students ask in <a href="/account">their account</a>. Graduates fill in the online form, give the years they entered and left and attach a copy of an identity card.',
      ),
    },
    {
      title: say('Жобасын тексеріңіз', 'Проверьте черновик', 'Check the draft'),
      desc: prose(
        'Басып шығармас бұрын поштаңызға жобасы келеді. Атыңыздың паспорттағы латынша жазылуын салыстырыңыз: кейін түзету тағы үш күн алады.',
        'До печати на почту приходит черновик. Сверьте имя латиницей с паспортом: исправление потом займёт ещё три дня.',
        'A draft reaches your mailbox before anything is printed. Compare your name with your passport: a correction later takes another three days.',
      ),
    },
    {
      title: say('110-кабинеттен алыңыз', 'Заберите в кабинете 110', 'Collect it in room 110'),
      desc: prose(
        'Жеке куәлігіңізді ала келіңіз, терезе сенбіде де ашық. Басқа қалаға курьермен, басқа елге тапсырысты хатпен жібереміз.',
        'Возьмите удостоверение; окно открыто и в субботу. В другой город отправим курьером, за границу заказным письмом.',
        'Bring your identity card; the window is open on Saturdays too. We send it by courier to other cities and by registered mail abroad.',
      ),
    },
  ],
}
