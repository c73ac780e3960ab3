/** The parts of JSX that a reader of texts asks about, by their syntax alone. */
import * as ts from "typescript/unstable/ast";

export type FunctionNode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration;

/** A translator leaves blanks as they are. */
export const isBlank = (text: unknown) => typeof text === "string" && !text.trim();

/** JSX drops blank lines between children, and comments. */
export const isThere = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? !(isBlank(child.text) && child.text.includes("\n"))
    : !ts.isJsxExpression(child) || child.expression !== undefined;

export const isCapitalised = (name = "") => /^[A-Z]/u.test(name) && !/^[A-Z_]+$/u.test(name);
export const isHost = (tag: ts.JsxTagNameExpression) => ts.isIdentifier(tag) && /^[a-z]/u.test(tag.text);

export type Element = ts.JsxElement | ts.JsxSelfClosingElement;
export const isElement = (node: ts.Node | undefined): node is Element =>
  node !== undefined && (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node));
export const childrenOf = (element: Element): ts.JsxChild[] =>
  ts.isJsxElement(element) ? element.children.filter(isThere) : [];

/** The tag and the key: elements that differ in either are replaced. */
export function kindOf(element: Element): string {
  const { tagName, attributes } = ts.isJsxElement(element) ? element.openingElement : element;
  const key = attributes.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === "key");
  return `${tagName.getText()} ${key?.getText() ?? ""}`;
}

/** The elements of which a place in the page has one or another: branches of a condition, results, values of a table. */
export function alternativesOf(node: ts.Node): ts.Expression[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((each) =>
      ts.isPropertyAssignment(each) ? leavesOf(each.initializer) : [],
    );
  if (isFunction(node)) return resultsOf(node).flatMap(leavesOf);
  return ts.isConditionalExpression(node) ? leavesOf(node) : [];
}

function leavesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return leavesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(leavesOf);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(leavesOf);
  return [node];
}

export const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node);

/** The results of a function, without those of its inner functions. */
export function resultsOf({ body }: FunctionNode): ts.Expression[] {
  if (!body) return [];
  const bare = (node: ts.Expression): ts.Expression =>
    ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
  if (!ts.isBlock(body)) return [bare(body)];
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) results.push(bare(node.expression));
    if (!isFunction(node)) node.forEachChild(visit);
  };
  body.forEachChild(visit);
  return results;
}
