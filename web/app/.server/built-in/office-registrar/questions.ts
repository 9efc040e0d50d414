import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const questions: CarriedBlock = {
  type: 'accordion',
  title: say('Тіркеушіге қойылатын сұрақтар', 'О чём спрашивают регистратора', 'What people ask the registrar'),
  items: [
    {
      title: say('Пәндерге тіркелуді өткізіп алдым', 'Я пропустил запись на дисциплины', 'I missed enrolment'),
      text: prose(
        'Семестрдің алғашқы он күнінде эдвайзеріңізбен бірге бос орны бар пәнді таңдап, өтінішті 112-кабинетке әкеліңіз. Одан кейін тек міндетті пәндерге ғана жазамыз.',
        'В первые десять дней семестра выберите с эдвайзером дисциплину, где есть места, и принесите заявление в кабинет 112. Позже запишем только на обязательные дисциплины.',
        'In the first ten days of the semester choose a course that has places left, together with your adviser, and bring the request to room 112. After that we can add compulsory courses only.',
      ),
    },
    {
      title: say('Жүйеде бағам қате тұр', 'В системе стоит неверная оценка', 'The system shows the wrong mark'),
      text: prose(
        'Алдымен оқытушыға жазыңыз: түзету ведомосын кеңсеге сол кісі жібереді. Үш жұмыс күнінде өзгермесе, <a href="mailto:registrar@narxoz.example">registrar@narxoz.example</a> поштасына пән мен топтың нөмірін жазыңыз.',
        'Сначала напишите преподавателю: исправительную ведомость в офис отправляет он. Если за три рабочих дня ничего не изменилось, пришлите номер дисциплины и группы на <a href="mailto:registrar@narxoz.example">registrar@narxoz.example</a>.',
        'Write to the teacher first, who sends the correction to us. If nothing has changed in three working days, send the numbers of the course and the group to <a href="mailto:registrar@narxoz.example">registrar@narxoz.example</a>.',
      ),
    },
    {
      title: say('Апелляция бағамды төмендетуі мүмкін бе?', 'Может ли апелляция снизить оценку?', 'Can an appeal lower my mark?'),
      text: prose(
        'Жоқ. Бірінші рет тексермеген екі оқытушы жұмысты шифры бойынша қайта оқиды, баға не өзгермейді, не көтеріледі. Бұл шешім түпкілікті.',
        'Нет. Два преподавателя, которые не проверяли работу в первый раз, читают её под шифром; оценка либо остаётся, либо растёт. Это решение окончательное.',
        'No. Two teachers who did not mark it the first time read the coded paper again; the mark stays or goes up. Their decision is final.',
      ),
    },
    {
      title: say(
        'Қайталап оқыған пән GPA-ға қалай кіреді?',
        'Как повторная дисциплина входит в GPA?',
        'How does a repeated course count in my GPA?',
      ),
      text: prose(
        'Есепке соңғы баға алынады. Бұрынғысы транскрипттен өшпейді, қасына пәннің қайталанғаны жазылады.',
        'Считается последняя оценка. Прежняя остаётся в транскрипте с пометкой, что дисциплина пройдена повторно.',
        'The latest mark counts. The earlier one stays in the transcript with a note that the course was repeated.',
      ),
    },
    {
      title: say('Ата-анам бағамды сұрап біле ала ма?', 'Могут ли родители узнать мои оценки?', 'Can my parents ask for my marks?'),
      text: prose(
        'Телефон арқылы ешкімге баға айтпаймыз. <a href="/account">Жеке кабинетте</a> өзіңіз рұқсат берсеңіз ғана ата-анаңызға бөлек кіру ашылады.',
        'По телефону мы не называем оценок никому. Отдельный доступ открывается родителям, только если вы сами разрешите это в <a href="/account">личном кабинете</a>.',
        'We tell nobody’s marks over the phone. Your parents get access of their own only if you allow it in <a href="/account">your account</a>.',
      ),
    },
    {
      title: say('Оқу ақысынан қарызым бар', 'У меня долг за учёбу', 'I owe part of the fee'),
      text: prose(
        'Транскриптті бәрібір аласыз: оқу тарихы сіздікі. Бірақ төлем кестесі реттелмейінше, келесі семестрге тіркелу ашылмайды. Алдымен <a href="/edu-finance">төлем жолдарын</a> қараңыз.',
        'Транскрипт вы всё равно получите: история учёбы принадлежит вам. Но запись на следующий семестр закрыта, пока не согласован график. Сначала посмотрите <a href="/edu-finance">способы оплаты</a>.',
        'You get your transcript all the same: your record is yours. Enrolment for the next semester stays closed, though, until a plan is agreed. Look at the <a href="/edu-finance">ways to pay</a> first.',
      ),
    },
  ],
}
