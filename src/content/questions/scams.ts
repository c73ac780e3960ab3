/** Answers about tricks and fakes, and what to do after one. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { TaughtAnswer } from "./taughtAnswer";

export const SCAMS: readonly TaughtAnswer[] = [
  {
    id: "qr-code-tricks",
    title: "Is it safe to scan a QR code?",
    ages: ["11-13"],
    answer:
      "Only scan a code if you know who put it there. A QR code is a link that you can’t read with your eyes. Thieves stick their own code over a real one, such as on a parking machine. It opens a fake page that asks for your card details. So look at the address before you open it, or type in the real one yourself. If you’ve typed something in, tell a grown-up now.",
    example:
      "Rosa’s aunt scans a code in a car park. The page wants £3.20 and all her card details. Rosa sees that the code is a sticker. They peel it, and there’s another code below. They pay with coins, and tell the car park.",
    plan: "Touch the code and feel for a sticker. Read the address that pops up, letter by letter. If it looks odd or asks for a card, close it. Find the real site or app with a grown-up.",
    pitfall: `A code in a café or at a bus stop looks official, so people don’t think. “Scan to win” is the oldest bait. Don’t scan a code that a stranger sends you. If card details have gone in, the owner should call the bank at once, on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    page: "/resources/money-words#phishing",
    facts: ["callTheBank"],
  },
  {
    id: "delivery-fee-text",
    title: "Is a text that asks me to pay a parcel delivery fee real?",
    ages: ["11-13"],
    answer: `Don’t pay through the link, because texts like that are often fake. A parcel from abroad can have a real charge for tax or customs. But you can check it without the link. With a grown-up, type in the courier’s address yourself, and put in the parcel’s number. You can forward a fake text to ${BUYING_FACTS.scamTexts.figure}, which is free. If you’ve paid, the owner of the card should call the bank right away, on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    example:
      "A text asks Hugo’s mum for £1.99. The link ends in odd letters. She types in the courier’s real address, and no fee is due. If she’d paid, the thief would have had her card number, and could take much more than £1.99.",
    plan: "Read who sent the text, and don’t tap. Look up the parcel’s number in your order. Check it on the courier’s own page with a grown-up. Then forward the text and delete it.",
    pitfall:
      "The fee is tiny, so people pay without a thought. It’s your card number that they’re after. With a shop abroad, real charges can also come as a surprise. So read the page on delivery before you order, and add them to the price.",
    page: "/resources/money-words#phishing",
    facts: ["scamTexts", "callTheBank"],
  },
  {
    id: "passive-income",
    title: "What is passive income, and is it a scam?",
    ages: ["11-13", "14-16"],
    answer:
      "It means money that keeps coming after the work is done. Rent from a flat, interest on savings and pay for a song you wrote are real cases. But each one took money, time or skill first, and it can stop. People who sell “easy passive income” usually earn from you: they sell a course. If it were that easy, they’d do it themselves. So no promise, no fee, and no rush.",
    example:
      "A video sells a £49 course on dropshipping. 200 people buy it. 200 times £49 is £9,800 for the seller. Most buyers never sell anything. That was the passive income.",
    plan: "When you see a promise, ask three things. Who pays? What for? What does the person who tells me earn? Show it to a grown-up before you click.",
    pitfall:
      "Pictures of cars and cash prove nothing. They can be hired for a day. Never send money or your details to somebody who promises a fixed sum.",
    page: "/resources/scams-and-games#easy-money",
  },
  {
    id: "forex-and-money-flips",
    title: "Can forex or a “money flip” really double my money in a day?",
    ages: ["11-13", "14-16"],
    answer: `No. Nobody can double money in a day for sure. A promise like that is a mark of a scam. Forex means swapping currencies. It’s real, but most people who try it lose, and you must be 18. Don’t send money or your details, and don’t click on the link. Block the account and report it, and show a grown-up today. If you’ve already paid, tell them now, so that they can call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    example:
      "Somebody sends £50. The “trader” shows a picture that says £100, and asks for a £20 fee to pay it out. Then the account is gone. The £70 is lost, and the picture was made up.",
    plan: "Take a picture of the chat. Block and report the account. Show it to a grown-up the same day.",
    pitfall:
      "The first small payout may be real, to make you trust it. Then they ask for more. Anybody may be fooled, so it’s nothing to be ashamed of.",
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "fake-job-advert",
    title: "How do I tell whether a job advert is real or fake?",
    ages: ["14-16"],
    answer:
      "If it sounds like very easy money, it’s most likely fake. Real employers have an address, an interview and a contract. They never ask you to pay for training, a check or a kit first. They don’t hire by chat message after two minutes. Fake ones want your papers, your bank details or a “small deposit”. So look up the firm yourself, and ring the number on its own site. Show it to a grown-up before you reply.",
    example:
      "A text offers Ivo £150 a day for liking videos. On day one, he’s paid £5, so it looks true. On day two, he must put in £20 to “unlock” more. He stops there and shows his aunt. It cost him nothing.",
    plan: "Search for the firm’s name and the word “scam”. Find its real site, and look for the job there. Ask at home, “Would you trust this?” If not, block and report it.",
    pitfall: `The first small payment is bait, so being paid once proves nothing. If you’ve sent your papers or money, tell a grown-up today, because a quick call to the bank helps: ${BUYING_FACTS.callTheBank.figure} or the number on the card. Nobody is silly for falling for it. These people do it all day.`,
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "prize-message",
    title: "Is a message that says I’ve won a prize real?",
    ages: ["8-10", "11-13"],
    answer:
      "It’s almost certainly a trick: you can’t win a competition you never entered. A real prize is free. If they want a fee, a card number or a code, it’s a scam. Don’t tap, don’t reply and don’t pay. Show it to a grown-up you trust. It’s disappointing, but there never was a prize.",
    example:
      "A text tells Ola that she’s won a £500 phone. She only has to pay £1.99 for postage. With her card number, the thief could take far more than £1.99. So she types in nothing, and she loses nothing.",
    plan: `Think back: did you enter anything? Don’t use the link, but look for the competition on the company’s real site. With a grown-up, forward a strange text to ${BUYING_FACTS.scamTexts.figure}, which is free. Then delete it.`,
    pitfall: `There may be a clock counting down, so that you don’t stop to think. Put the screen away for ten minutes. If you’ve already typed something in or paid, you’re not in trouble. Tell a grown-up straight away, so they can call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card.`,
    page: "/resources/scams-and-games#the-free-coins",
    facts: ["scamTexts", "callTheBank"],
  },
  {
    id: "link-from-a-friend",
    title: "Is it safe to tap a link that a friend sent me?",
    ages: ["11-13", "14-16"],
    answer:
      "Don’t tap it yet, even if it has your friend’s name on it. Somebody may have taken over the account and be messaging everyone. Ask your friend another way first, in person or by phone. If they didn’t send it, they need to know fast. If they did, you’ve only lost a minute. And never log in on a page that a link took you to.",
    example:
      "Zoe gets a message from Aled: “Is this you in the video?” She rings him, and he hasn’t sent anything. The link went to a copy of a log-in page. One call saved her account, and Aled could change his password.",
    plan: "Leave the link alone, and ask your friend in person or by phone. If it’s fake, tell them to change their password. Then report the message in the app, and warn the rest of the group.",
    pitfall: `The real danger comes when you log in on the fake page. If you typed in your password, change it at once on the real site. Change it anywhere else you use it. Then tell a grown-up you trust. If it was for a bank or a card, they call ${BUYING_FACTS.callTheBank.figure} or the number on the card. Tricks like this catch adults as well.`,
    page: "/resources/scams-and-games#a-message-from-a-friend",
    facts: ["callTheBank"],
  },
  {
    id: "fake-online-shop",
    title: "How can I tell whether an online shop is real or fake?",
    ages: ["11-13", "14-16"],
    answer:
      "Check three things: the price, the address and the way to pay. A price far below every other shop’s is a warning sign. So is a site with no address, or one that only takes bank transfers. Money sent that way can be hard to get back. Next, search for the shop’s name with the word “scam”. If one thing feels wrong, leave it and look somewhere else.",
    example:
      "Some trainers cost £60 in three shops, but £25 on a new site. It has no address, and it only takes bank transfers. That’s three warning signs. Kit closes the page, so he still has his £25.",
    plan: "Compare the price in two other shops. Look for an address, a way to send things back, and reviews elsewhere. Then show the page to a grown-up, and don’t pay by bank transfer.",
    pitfall: `A padlock and good reviews prove very little, because fake shops have them as well. The web address of a copy can be just one letter different. If money has gone, a grown-up should call the bank at once. The number is on the card, or they can call ${BUYING_FACTS.callTheBank.figure}.`,
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "money-mule-bank-account",
    title: "Should I let somebody move money through my bank account?",
    ages: ["11-13", "14-16"],
    answer:
      "Never let them, not even once and not even for a friend. The money is probably stolen, and they want your name on it instead of theirs. Moving stolen money is a crime, so this is a trap. Say no, stop replying and keep the messages. Tell a grown-up you trust today. If money has come in, don’t send it on. If you’ve already said yes, telling someone is still the best thing you can do.",
    example:
      "An older boy offers Kai £40 to let £400 pass through his account. The £400 was stolen from a family. The bank would find Kai’s name on it, not the older boy’s. Kai says no and tells his aunt, who isn’t cross at all.",
    plan: `Say no, and don’t give anybody your card, PIN or codes. If money has arrived, don’t spend it or send it anywhere, not even back. With a grown-up, call your bank on ${BUYING_FACTS.callTheBank.figure} or the number on your card.`,
    pitfall:
      "The trap has many names: a quick job, a favour, or a mistake to “send back”. A friend who asks may not know it’s a trap. Keep one simple rule: only your own money goes in and out of your account.",
    page: "/resources/scams-and-games#easy-money",
    facts: ["callTheBank"],
  },
  {
    id: "bank-account-hacked",
    title: "My bank account or card has been hacked: who do I ring?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Ring your bank straight away: ${BUYING_FACTS.callTheBank.figure} works for most banks, and the bank’s number is on your card. First freeze the card in the app, if you can. Say which payments weren’t yours. The bank can stop the card. It normally has to refund those payments by ${ANSWER_FACTS.unauthorisedRefund.figure}. Then change the passwords for your e-mail and your bank. If you aren’t grown up yet, ring with an adult. It isn’t your fault.`,
    example:
      "Noor sees two payments that aren’t hers, £24.99 and £15.01. Together, that’s £40. She freezes the card, and her dad rings the bank with her. The old card is stopped, and a new one is on its way. On the next working day, the £40 is back.",
    plan: `Freeze the card, and ring. Write down when you rang and what they said. Then report it, with an adult if you’re under 18. Call Report Fraud on ${BUYING_FACTS.reportFraud.figure}, or the police on 101 in Scotland. Look at the account every day for the next week.`,
    pitfall: `Thieves often ring a bit later and say that they’re the bank. They ask for a code, or want your money in a “safe account”. No bank does that. Hang up, and dial ${BUYING_FACTS.callTheBank.figure} yourself. If a trick made you send the money, tell the bank exactly that. There are rules about refunds for that as well.`,
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["callTheBank", "unauthorisedRefund", "reportFraud"],
  },
  {
    id: "ai-voice-and-video-scams",
    title: "How do I spot a fake AI voice or video that asks for money?",
    ages: ["11-13", "14-16"],
    answer:
      "Often you can’t spot it, so check in another way. AI can copy a voice or a face from a short clip online. A call that sounds just like your cousin may not be your cousin. If a voice or a video asks for money, a code or a secret, hang up. Then ring that person on a number you already have. You can also agree on a family word that only you know.",
    example:
      "“Lola, I’ve lost my wallet, send £60 now!” It’s the voice of her brother, Tomi. She hangs up and rings the number she’s always had for him. He’s in the library, and his wallet is in his bag. That took one minute, and she still has her £60.",
    plan: "Tonight, agree on a family word, and never type it into a chat. Set your videos to friends only. If a famous person offers free money in a clip, don’t tap. Look for it on their real page, and report the clip.",
    pitfall: `People look for odd fingers or a stiff mouth, but the fakes get better all the time. What stays the same is the hurry and the secret. If you’ve already sent money, tell an adult now, and ring the bank on ${BUYING_FACTS.callTheBank.figure} together. Clever people fall for this, so there’s no shame in it.`,
    page: "/resources/scams-and-games#a-message-from-a-friend",
    facts: ["callTheBank"],
  },
  {
    id: "free-robux-sites",
    title: "Do websites with free Robux or V-Bucks really work?",
    ages: ["8-10", "11-13"],
    answer:
      "No, those sites don’t work: they’re traps. They want your password, or they get paid when you fill in their forms. Only the makers of a game can give away its coins. So real free coins come from the game itself, and nobody asks for your password. Close the page and don’t fill anything in. If you typed in your password, change it now with a grown-up you trust.",
    example:
      "A page offers Sam 10,000 free coins. First it wants his name, then a survey and then his password. Each step looks small, so he nearly carries on. There are no coins at the end. But a stranger would have had the key to his game.",
    plan: "Close the page first. If you typed in a password, change it with a grown-up’s help. Then turn on two-step verification, and press “Report” where you saw the offer.",
    pitfall:
      "A video may show loads of coins, but videos are easy to fake. A friend’s word isn’t proof either, because a thief may be using the account. If an offer needs your password or a download, the answer is no.",
    page: "/resources/scams-and-games#the-free-coins",
  },
];
