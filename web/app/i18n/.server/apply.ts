import { screenWords } from './screen-words.ts'

/** Texts of the application of an entrant. */
export const applyWords = screenWords(
  {
    season: {
      open: 'ашық, соңғы күні',
      closed: 'жабық, ашылатын күні',
      announced: 'жабық, ашылатын күні кейін жарияланады',
    },
    openNow: 'Құжат қабылдау жүріп жатыр. Өтінімді қазір жібере аласыз.',
    closedNow:
      'Қазір құжат қабылданбайды. Нысанды бүгін-ақ жіберуге болады: біз оны еске салу өтініші ретінде сақтап, қабылдау ашылғанда сізге жазамыз.',
    someOpen:
      'Қабылдау ашық деңгейге өтінім бірден қаралады. Қалғаны еске салу өтініші ретінде сақталады: қабылдау ашылғанда сізге жазамыз.',
    next: {
      title: 'Одан кейін не болады',
      steps: [
        'Нысанды жіберген бойда код беріледі, көшірмесі поштаңызға келеді.',
        'Қабылдау комиссиясының маманы құжаттарды тексеріп, бір жұмыс күні ішінде хабарласады. Қабылдау жабық болса, ол ашылған күні жазады.',
        'Түпнұсқаларды қабылдау аяқталғанша комиссияға өзіңіз әкелесіз.',
      ],
    },
    earlier: 'Кейбір бағдарламаға құжат қабылдау ертерек аяқталады: соңғы күні бағдарламаның өз бетінде көрсетілген.',
    papers: 'Қолыңызда бар құжаттарды ғана қосыңыз, қалғанын кейін тапсыруға болады.',
  },
  {
    season: {
      open: 'открыт, последний день',
      closed: 'закрыт, откроется',
      announced: 'закрыт, дату открытия объявим позже',
    },
    openNow: 'Приём документов идёт. Заявку можно отправить прямо сейчас.',
    closedNow:
      'Сейчас документы не принимают. Форму можно отправить уже сегодня: мы сохраним её как просьбу напомнить и напишем вам, когда приём откроется.',
    someOpen:
      'Заявку на уровень с открытым приёмом рассмотрим сразу. Остальные сохраним как просьбу напомнить и напишем вам, когда приём откроется.',
    next: {
      title: 'Что будет дальше',
      steps: [
        'Сразу после отправки вы получите код, а копия придёт на почту.',
        'Специалист приёмной комиссии проверит документы и свяжется с вами в течение одного рабочего дня. Если приём закрыт, он напишет в день открытия.',
        'Оригиналы вы принесёте в комиссию сами, до конца приёма.',
      ],
    },
    earlier: 'На некоторые программы приём заканчивается раньше: последний день указан на странице программы.',
    papers: 'Приложите только те документы, которые уже есть: остальные можно передать позже.',
  },
  {
    season: {
      open: 'open, last day',
      closed: 'closed, opens on',
      announced: 'closed, the opening day will be announced',
    },
    openNow: 'Admission is open. You can send your application now.',
    closedNow:
      'Admission is closed at the moment. You can send the form today all the same: we keep it as a request for a reminder and write to you when admission opens.',
    someOpen:
      'An application for a level that is open is considered at once. Any other is kept as a request for a reminder: we write to you when admission opens.',
    next: {
      title: 'What happens next',
      steps: [
        'You get a code as soon as the form is sent, and a copy by email.',
        'The admissions office checks your documents and gets in touch within one working day. If admission is closed, it writes on the day it opens.',
        'You bring the originals to the office yourself before admission ends.',
      ],
    },
    earlier: 'Some programmes stop taking applications earlier: the last day is on the page of the programme.',
    papers: 'Attach only the documents you have; the others can follow later.',
  },
)
