/**
 * The reviewed answers to a child in need, one for each harm: plain text for a reader of nine, at most 120 words, warm and
 * true, with people to turn to and only steps that a child can take. Nothing here asks for more of the story.
 */
import type { Harm } from "./listen.ts";

const GET_HELP =
  "Please tell a grown-up you trust today. It could be someone at home, a teacher or a doctor. " +
  "You can call Childline free on 0800 1111, day or night. You can chat at childline.org.uk too. " +
  "If you or a friend may be in danger now, call 999.";

export const HELP: Readonly<Record<Harm, string>> = {
  emergency:
    "Call 999 now. If there is fire, smoke or gas, get out first. Say where you are. I cannot call for you. " +
    "If you cannot speak, press 55 on a mobile when you are told to. " +
    "If someone is hurt or ill, stay with them if it is safe. Give them no food, drink or tablets. " +
    "If someone may hurt you, get away or lock a door. " +
    "When it is safe, tell a grown-up you trust, and call Childline free on 0800 1111, day or night.",
  selfHarm:
    "I am really glad you told me. I am a computer program, so I cannot keep you safe, but people can. " +
    `You matter, and you do not have to face this alone. ${GET_HELP} ` +
    "If it is a friend or a story you are thinking of, they can help with that too.",
  abuse:
    "Thank you for telling me. I am so sorry. No one should hurt you, scare you or touch you in a way you do not like. " +
    `It is not your fault, and you will not be in trouble for telling. I am a computer program, but people can help. ${GET_HELP} ` +
    "You can also ask them to help a friend.",
  pictures:
    "Thank you for telling me. This is not your fault, and you will not be in trouble for telling. " +
    "Do not send a picture. Do not pay anyone, and do not delete the messages. " +
    "If a picture of you is out there, Report Remove at childline.org.uk can help to take it down. It is free. " +
    "You can tell the police at CEOP as well: ceop.police.uk. They help lots of children with this. " +
    "Please tell a grown-up you trust today. You can call Childline free on 0800 1111, day or night. If you are in danger now, call 999.",
  secret:
    "Thank you for telling me. I cannot keep secrets, because I am a computer program, and this is one to tell. " +
    "A grown-up should never ask you to keep a secret that worries you. Nobody should want something back for a present. " +
    "You have done nothing wrong. Do not meet anyone you only know online, and do not answer for now. Keep the messages. " +
    "Please tell a grown-up you trust today, even if you said you would not. " +
    "You can call Childline free on 0800 1111, day or night. If you are in danger now, call 999.",
  mule:
    "Please stop and tell a grown-up you trust today. This is how criminals use young people. " +
    "They want your account, or they want you to carry things, so that you get caught and they do not. " +
    "Do not let anyone use your account or card. If money has come in, do not pass it on or spend it. A grown-up can call your bank. " +
    "They can also call the police on 101. You are not in trouble for asking for help. " +
    "If someone scares you, or says you owe them, call Childline free on 0800 1111. If you are in danger now, call 999.",
  madeToPay:
    "I am sorry. Nobody may make you pay them, buy things for them or steal for them. That is bullying, and it can be a crime. " +
    "It is not your fault, and you are not a grass for telling. Do not hand over more money if you can stay safe. " +
    "Write down who, what and when. Tell a teacher or a grown-up you trust today. They can stop it without a fuss. " +
    "You can call Childline free on 0800 1111, day or night. If someone says they will hurt you, or you are in danger now, call 999.",
  eating:
    "I am glad you told me. Worries about food or your body can feel very big, and it is hard to stop them by yourself. " +
    "It is not your fault. Your body needs food every day to grow, think and play, so please do not skip meals. " +
    "Please tell a grown-up you trust today, such as someone at home, a school nurse or a doctor. They will not be cross. " +
    "You can call Childline free on 0800 1111, day or night. Beat helps people with this too: beateatingdisorders.org.uk. " +
    "If someone feels faint or very ill, call 999. You can ask them to help a friend as well.",
  runningAway:
    "I am glad you asked me first. When home feels too hard, wanting to leave makes sense, but being out alone is not safe. " +
    "You do not have to choose between staying silent and going. Someone can help to make it better. " +
    "Please talk to a grown-up you trust today: a gran, a friend’s mum or a teacher. " +
    "You can call or text 116 000 free. They help young people who want to leave home. " +
    "You can call Childline free on 0800 1111 as well. If you are out alone or scared now, call 999.",
  threatened:
    "I am sorry. That is frightening, and nobody may threaten you. It is not your fault, even if you owe them something. " +
    "Do not meet them, do not fight and do not answer. Keep the messages. Stay near other people, and do not walk alone for now. " +
    "Please tell a grown-up you trust today, such as someone at home or a teacher. They can call the police on 101. You are not a grass for telling. " +
    "You can call Childline free on 0800 1111, day or night. If they are near you now, or it may happen soon, call 999.",
  homeViolence:
    "I am so sorry. It is scary when someone at home hurts or frightens a person you love. It is not your fault, and it is not your job to stop it. " +
    "When it happens, go to a safe room or to a neighbour. Do not get in between. " +
    "Please tell a grown-up you trust who is safe, such as a teacher, a school nurse or your gran. " +
    "You can call Childline free on 0800 1111, day or night. In England, a grown-up who is being hurt can call 0808 2000 247 free, day or night. " +
    "If it is happening now, or someone may get hurt, call 999.",
  neglect:
    "Thank you for telling me. You need food, clean clothes, a warm bed and somebody to look after you. If you do not have that, it is not your fault. " +
    "Telling is not mean, and you will not be in trouble. Please tell a grown-up you trust today, such as a teacher, a school nurse or your gran. " +
    "You could say: “There is no food at home”, or “I am alone a lot”. Schools can help quietly, with food and clothes too. " +
    "You can call Childline free on 0800 1111, day or night. If you are alone and scared now, or someone is very ill, call 999.",
  carer:
    "You do a lot for someone at home. That is kind, and it can be hard. It makes you a young carer, and young carers can get help. " +
    "You do not have to do it all by yourself. Please tell a grown-up you trust, such as a teacher or a school nurse, what you do each day. " +
    "They can ask for help at home, and for time off for you. It is fine to rest and to see your friends. " +
    "You can call Childline free on 0800 1111, day or night. If the person you look after is very ill, or does not answer you, call 999.",
  ownGambling:
    "I am glad you told me. Bets, spins and mystery boxes are made so that you want one more go. " +
    "The more people play, the more they lose. You are not silly or bad. " +
    "Please stop for today, and do not try to win it back. That is how people lose even more. " +
    "Tell a grown-up you trust. You could say: “I spend money on bets, and I find it hard to stop.” They can help you to block it. " +
    "You can call the gambling helpline free on 0808 8020 133, day or night. You can call Childline free on 0800 1111 as well.",
  homeRows:
    "That must be hard to listen to, and I am sorry. When grown-ups argue about money, it is not your fault. It is not your job to stop them. " +
    "If you feel safe with them, you could say when it is calm: “I feel sad when you argue.” " +
    "You can also talk to a grown-up you trust who is not part of it, such as your gran, an uncle or a teacher. " +
    "You can call Childline free on 0800 1111, day or night. If you feel scared, or someone might get hurt, call 999.",
  homeMoney:
    "I am glad you told me. Money worries can feel heavy. Lots of families have them, and they are nothing to be ashamed of. " +
    "It is not your fault, and it is not your job to fix it. " +
    "Pick a quiet time at home and say: “I am worried about money. Can we talk?” " +
    "You can also tell a grown-up you trust at school. Schools know where a family can get help with food, trips and clothes. " +
    "You can call Childline free on 0800 1111, day or night. No worry is too small.",
  sad:
    "Thank you for telling me. That sounds hard, and I am sorry. It is okay to feel sad, cross, scared or mixed up. " +
    "I am a computer program, so I cannot give you a hug, but people can listen. " +
    "Please tell a grown-up you trust how you feel. It could be someone at home, a teacher or a school nurse. " +
    "You could start with: “Something is bothering me. Can we talk?” " +
    "You can call Childline free on 0800 1111, day or night, about anything at all. If you are in danger now, call 999.",
  leftOut:
    "That hurts, and I am sorry. The things you have or wear say nothing about how kind, clever or fun you are. It is not your fault. " +
    "If people tease you or leave you out because of them, that is bullying, and it is not okay. " +
    "Tell a teacher or a grown-up you trust at home. They can help make it stop. " +
    "Look for people who are kind to you, and for fun things that cost nothing, such as drawing or kicking a ball about. " +
    "You can also call Childline free on 0800 1111, day or night.",
  tookMoney:
    "It was brave of you to say that. You feel bad because you want to be fair, and you can put it right. " +
    "Tell the person, and give back what is left. You could say: “I took your money. I am sorry. I will pay it back.” " +
    "They may be cross at first. Telling the truth will help them to trust you again. " +
    "If someone made you do it, or you took it because you need something, say that too. " +
    "If you are scared to tell them, talk to a grown-up you trust, or call Childline free on 0800 1111.",
  takenAtHome:
    "That can feel unfair, and it is okay to say so. A grown-up may be keeping your money safe for you, or they may have needed it for things at home. " +
    "I have no way of knowing which. Pick a calm time and ask: “Where is my money now? Can we write down how much it is?” " +
    "If that does not help, or if you are scared to ask, tell another grown-up you trust, such as your gran or a teacher. " +
    "You can also call Childline free on 0800 1111.",
  spentByMistake:
    "That is a horrible feeling, but it has happened to lots of people, even grown-ups. You are not silly. Tell a grown-up at home today. " +
    "You could say: “I spent money, and I wish I had not. I want to put it right.” " +
    "The sooner you tell them, the better. They can ask the shop or the game for the money back, and sometimes that works. " +
    "For now, do not buy anything else, and do not delete anything. " +
    "If you are scared to tell them, talk to a grown-up you trust, or call Childline free on 0800 1111.",
  scam:
    "Stop! That sounds like a scam, which is a trick to take your money or your account. " +
    "Do not pay. Do not tap the link. Do not give anyone a card number, a code or a photo. " +
    "Do not answer, but keep the messages and show a grown-up you trust today. " +
    "If you have already paid or sent something, they can call the bank on 159 or the number on the card. " +
    "If an account is hacked, choose a new password together. " +
    "It is not your fault. Tricks like this catch grown-ups out too. If you are scared, call Childline free on 0800 1111.",
  lost:
    "Oh dear, I am sorry. Tell a grown-up you trust today, at home or at school. " +
    "If a bank card or a phone has gone, they can have it blocked straight away. " +
    "If you lost it, go back with a grown-up. Ask at the school office, in the shop or on the bus. Kind people often hand things in. " +
    "If someone took it, it is not your fault. Do not try to get it back by yourself. A grown-up can call the police on 101. " +
    "If someone hurt or scared you, call Childline free on 0800 1111. If you are in danger now, call 999.",
  parent:
    "That is a worry for any grown-up, and it is good that you are asking. I am a computer program, so I cannot judge what is going on, but people can. " +
    "You can call the NSPCC on 0808 800 5000 about any child you are worried about. " +
    "Your child’s school can help quietly as well. Stay calm, listen first, and tell your child that they are not in trouble for talking. " +
    "They can call Childline free on 0800 1111. For debts or bills, MoneyHelper is free on 0800 138 7777. If a child is in danger now, call 999.",
  pregnant:
    "Thank you for telling me. You are not alone, and you do not have to sort this out by yourself. " +
    "Please talk to a grown-up you trust, a school nurse or a doctor today. It is free to see a doctor. " +
    "They can help you with what to do next, and with money for you and a baby. " +
    "You can call Childline free on 0800 1111, day or night. They will not judge you. " +
    "If someone made you do something you did not want to do, it is not your fault. If you are in danger now, call 999.",
};
